import { EncodingSlots, type Order } from '../../../server/application/media/encoding-slots';
import type { Rendition } from '../../../server/domain/media/rendition';
import type { Urgency } from '../../../server/domain/media/rendition-encoder.port';

interface ControlledOrder extends Order {
  end(): Promise<void>;
  isWantedNow: boolean;
}

describe('the encoders of a machine', () => {
  let log: string[] = [];
  let slots = new EncodingSlots();

  const order = (
    name: string,
    urgency: Urgency = 'listener-waits',
    kind: Rendition['kind'] = 'audio',
  ): ControlledOrder => {
    let end: () => void = () => undefined;
    const ended = new Promise<void>((resolve) => (end = resolve));
    const made: ControlledOrder = {
      urgency,
      kind,
      isWantedNow: true,
      isWanted: () => made.isWantedNow,
      start: () => {
        log.push(`start ${name}`);
        return ended;
      },
      stop: () => {
        log.push(`stop ${name}`);
        end();
      },
      drop: (reason) => void log.push(`drop ${name}: ${reason}`),
      end: async () => {
        end();
        for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
      },
    };
    slots.submit(made);
    return made;
  };

  beforeEach(() => {
    log = [];
    slots = new EncodingSlots();
  });

  it('are two for listeners, and a third order waits for its turn', async () => {
    const first = order('a');
    order('b');
    order('c');
    expect(log).toEqual(['start a', 'start b']);
    await first.end();
    expect(log).toEqual(['start a', 'start b', 'start c']);
  });

  it('are two more for pictures, and no sound waits for pictures', async () => {
    const first = order('film a', undefined, 'video');
    order('film b', undefined, 'video');
    order('film c', undefined, 'video');
    order('sound');
    expect(log).toEqual(['start film a', 'start film b', 'start sound']);
    await first.end();
    expect(log).toEqual(['start film a', 'start film b', 'start sound', 'start film c']);
  });

  it('are one for the background, and none for the background while a listener waits', async () => {
    const a = order('background a', 'in-background');
    const b = order('background b', 'in-background');
    const listener = order('listener');
    await a?.end();
    expect(log).toEqual(['start background a', 'start listener']);
    await listener.end();
    expect(log).toEqual(['start background a', 'start listener', 'start background b']);
    await b?.end();
  });

  it('stop an encoding that no listener waits for any more when another listener needs its place', async () => {
    const first = order('a');
    order('b');
    first.isWantedNow = false;
    order('c');
    expect(log).toContain('stop a');
    await first.end();
    expect(log).toContain('start c');
  });

  it('drop an order whose listener left before its turn', async () => {
    const first = order('a');
    order('b');
    const waiting = order('c');
    waiting.isWantedNow = false;
    await first.end();
    expect(log).toEqual(['start a', 'start b', 'drop c: unwanted']);
  });

  it('refuse an order that would wait too long', () => {
    for (let count = 0; count < 67; count += 1) order(String(count));
    expect(log.filter((line) => line.startsWith('drop'))).toEqual(['drop 66: busy']);
  });

  it('stop and accept no more orders once closed', () => {
    order('a');
    order('b');
    order('c');
    slots.close();
    order('d');
    expect(log.slice(2).sort()).toEqual(['drop c: busy', 'drop d: busy', 'stop a', 'stop b']);
  });
});
