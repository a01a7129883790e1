import { BroadcastLibraryChannel } from '../../src/infrastructure/storage/broadcast-library-channel';
import { BroadcastTabChannel } from '../../src/infrastructure/storage/broadcast-tab-channel';
import type { LibraryChange } from '../../src/domain/library/library-change';
import type { EventStream } from '../../src/domain/shared/event-stream';
import { ToldWork } from '../support/fakes/held-work';
import { MemorySuccessorRecords, MemoryTabChannel, MemoryTabLocks } from '../support/fakes/memory-tabs';
import { withPageChannels } from '../support/fakes/node-page-channels';
import { settle, VirtualTime } from '../support/fakes/virtual-time';
import { describeSuccessorRecords } from './successor-records.contract';
import { describeLibraryChannel, describeTabChannel, type ChannelEnd } from './tab-channel.contract';
import { describeTabLocks } from './tab-locks.contract';

interface Channel<T> {
  readonly announcements: EventStream<T>;
  announce(announcement: T): void;
}

function endOf<T>(channel: Channel<T>): ChannelEnd<T> {
  const heard: T[] = [];
  let wake = (): void => undefined;
  channel.announcements.subscribe((announcement) => {
    heard.push(announcement);
    wake();
  });
  const hears = async (count: number): Promise<readonly T[]> => {
    while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
    return heard;
  };
  return { announce: async (announcement) => channel.announce(announcement), hears };
}

describeSuccessorRecords('the fake', async () => {
  const records = new MemorySuccessorRecords();
  return { records, otherTab: records };
});

describeTabChannel('the fake', async () => {
  const tabs = new Set<MemoryTabChannel>();
  const open = () => endOf(new MemoryTabChannel(tabs));
  return { tab: open(), others: [open(), open()] };
});

describeLibraryChannel('the fake', async () => {
  const tabs = new Set<MemoryTabChannel<LibraryChange>>();
  const open = () => endOf(new MemoryTabChannel(tabs));
  return { tab: open(), others: [open(), open()] };
});

describe('BroadcastTabChannel over the BroadcastChannel of Node', () => {
  const channels = withPageChannels();
  let made = 0;

  describeTabChannel('it', async () => {
    made += 1;
    const tab = () => endOf(new BroadcastTabChannel(channels.open(`session-${made}`)));
    return { tab: tab(), others: [tab(), tab()] };
  });

  it.each([
    ['of a later version', { kind: 'moved' }],
    ['that lacks something', { kind: 'signed-out', isExpired: true }],
    ['that is no announcement', 'hello'],
  ])('ignores a message %s', async (_, message) => {
    const end = endOf(new BroadcastTabChannel(channels.open('strange')));
    channels.say('strange', message, { kind: 'signed-in' });
    expect(await end.hears(1)).toEqual([{ kind: 'signed-in' }]);
  });
});

describe('BroadcastLibraryChannel over the BroadcastChannel of Node', () => {
  const channels = withPageChannels();
  let made = 0;

  describeLibraryChannel('it', async () => {
    made += 1;
    const tab = () => endOf(new BroadcastLibraryChannel(channels.open(`library-${made}`)));
    return { tab: tab(), others: [tab(), tab()] };
  });

  it.each([
    ['of a later version', { kind: 'moved' }],
    ['that lacks something', { kind: 'saved', isSaved: true }],
    ['that is no announcement', 'hello'],
  ])('ignores a message %s', async (_, message) => {
    const end = endOf(new BroadcastLibraryChannel(channels.open('strange')));
    channels.say('strange', message, { kind: 'library' });
    expect(await end.hears(1)).toEqual([{ kind: 'library' }]);
  });
});

describeTabLocks('the fake', async () => {
  const time = new VirtualTime();
  const locks = new MemoryTabLocks(time);
  const tab = {
    hold: async (name: string, longestWait: number) => {
      const work = new ToldWork(locks, name, longestWait);
      await settle();
      return work;
    },
  };
  return { tab, otherTab: tab, pass: (span) => time.pass(span) };
});
