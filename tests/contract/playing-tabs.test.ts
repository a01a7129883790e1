import { BroadcastPlayingTabs } from '../../src/infrastructure/storage/broadcast-playing-tabs';
import { MemoryPlayingTabs, TabAir } from '../support/fakes/memory-playing-tabs';
import { describePlayingTabs, endOfPlayingTabs } from './playing-tabs.contract';

describePlayingTabs('the fake', async () => {
  const air = new TabAir();
  const open = () => endOfPlayingTabs(new MemoryPlayingTabs(air));
  return { tab: open(), others: [open(), open()] };
});

describe('BroadcastPlayingTabs over the BroadcastChannel of Node', () => {
  const opened: BroadcastChannel[] = [];
  let made = 0;

  afterEach(() => opened.splice(0).forEach((channel) => channel.close()));

  const open = (name: string): BroadcastChannel => {
    const channel = new BroadcastChannel(name);
    opened.push(channel);
    return channel;
  };

  describePlayingTabs('it', async () => {
    made += 1;
    const tab = () => endOfPlayingTabs(new BroadcastPlayingTabs(open(`playing-${made}`)));
    return { tab: tab(), others: [tab(), tab()] };
  });

  it.each([
    ['of a later version', { kind: 'hums' }],
    ['that lacks something', { kind: 'plays', claim: { order: 3 } }],
    ['that is no news', 'hello'],
  ])('does not hear a message %s', async (_, message) => {
    const end = endOfPlayingTabs(new BroadcastPlayingTabs(open('strange-playing')));
    const speaker = open('strange-playing');
    speaker.postMessage(message);
    speaker.postMessage({ kind: 'asks' });
    expect(await end.hears(1)).toEqual([{ kind: 'asks' }]);
  });
});
