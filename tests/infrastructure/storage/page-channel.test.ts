import { PageChannel } from '../../../src/infrastructure/storage/page-channel';
import { FakePageLifecycle } from '../../support/fakes/fake-page-lifecycle';

/** A page that receives the messages of the others. */
function aPage(name: string) {
  const lifecycle = new FakePageLifecycle();
  const channel = new PageChannel(name, lifecycle);
  const heard: unknown[] = [];
  let wake = (): void => undefined;
  channel.messages.subscribe((message) => {
    heard.push(message);
    wake();
  });
  const hears = async (message: unknown): Promise<void> => {
    while (!heard.includes(message)) await new Promise<void>((resolve) => (wake = resolve));
  };
  return { lifecycle, channel, heard, hears };
}

describe('the channel of a page', () => {
  const one = aPage('a-channel');
  const other = aPage('a-channel');
  const third = aPage('a-channel');

  afterAll(() => [one, other, third].forEach(({ lifecycle }) => lifecycle.leaves.next()));

  it('sends a message to all other pages', async () => {
    one.channel.send('hello');
    await Promise.all([other.hears('hello'), third.hears('hello')]);
    expect(one.heard).toEqual([]);
  });

  it('receives and sends nothing while its page is away, and does both again when the page is back', async () => {
    other.lifecycle.leaves.next();
    one.channel.send('missed');
    other.channel.send('unsaid');
    await third.hears('missed');
    other.lifecycle.returns.next();
    other.channel.send('back');
    one.channel.send('heard');
    await Promise.all([one.hears('back'), other.hears('heard'), third.hears('heard')]);
    expect([one.heard, other.heard]).toEqual([['back'], ['hello', 'heard']]);
  });

  it('is opened once, also when its page comes back twice', async () => {
    other.lifecycle.returns.next();
    one.channel.send('once');
    await Promise.all([other.hears('once'), third.hears('once')]);
    expect(other.heard.filter((message) => message === 'once')).toEqual(['once']);
  });

  it.each([
    ['has none', undefined],
    [
      'refuses it',
      class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
    ],
  ])('uses a BroadcastChannel, and reaches no other page where the browser %s', (_, BroadcastChannel) => {
    const { BroadcastChannel: real } = globalThis;
    Object.assign(globalThis, { BroadcastChannel });
    const { lifecycle, channel, heard } = aPage('a-channel');
    lifecycle.leaves.next();
    lifecycle.returns.next();
    channel.send('unheard');
    Object.assign(globalThis, { BroadcastChannel: real });
    expect([heard, third.heard.includes('unheard')]).toEqual([[], false]);
  });
});
