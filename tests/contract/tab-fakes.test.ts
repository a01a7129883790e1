import { BroadcastTabChannel } from '../../src/infrastructure/storage/broadcast-tab-channel';
import type { TabAnnouncement, TabChannel } from '../../src/application/ports/tab-channel.port';
import { ToldWork } from '../support/fakes/held-work';
import { MemorySuccessorRecords, MemoryTabChannel, MemoryTabLocks } from '../support/fakes/memory-tabs';
import { withPageChannels } from '../support/fakes/node-page-channels';
import { settle, VirtualTime } from '../support/fakes/virtual-time';
import { describeSuccessorRecords } from './successor-records.contract';
import { describeTabChannel, type ChannelEnd } from './tab-channel.contract';
import { describeTabLocks } from './tab-locks.contract';

function endOf(channel: TabChannel): ChannelEnd {
  const heard: TabAnnouncement[] = [];
  let wake = (): void => undefined;
  channel.announcements.subscribe((announcement) => {
    heard.push(announcement);
    wake();
  });
  const hears = async (count: number): Promise<readonly TabAnnouncement[]> => {
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
