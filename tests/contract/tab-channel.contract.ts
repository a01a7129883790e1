import type { TabAnnouncement } from '../../src/application/ports/tab-channel.port';

/** The channel end of one tab, as a test sees it. */
export interface ChannelEnd {
  announce(announcement: TabAnnouncement): Promise<void>;
  /** The messages received so far, once there are this many. */
  hears(count: number): Promise<readonly TabAnnouncement[]>;
}

export interface TabChannelWorld {
  readonly tab: ChannelEnd;
  readonly others: readonly ChannelEnd[];
}

const RECORD = { from: 'refresh-1', accessToken: 'access-2', refreshToken: 'refresh-2' };
const ANNOUNCEMENTS: readonly TabAnnouncement[] = [
  { kind: 'signed-in' },
  { kind: 'refreshed', record: RECORD },
  { kind: 'signed-out', ended: { accessToken: 'access-2', refreshToken: null }, isExpired: true },
];

/** Contract tests of a channel between tabs. */
export function describeTabChannel(name: string, makeWorld: () => Promise<TabChannelWorld>): void {
  describe(`${name} as the channel between tabs`, () => {
    it('delivers announcements to every other tab, in order', async () => {
      const { tab, others } = await makeWorld();
      for (const announcement of ANNOUNCEMENTS) await tab.announce(announcement);
      const heard = await Promise.all(others.map((other) => other.hears(ANNOUNCEMENTS.length)));
      expect(heard).toEqual(others.map(() => ANNOUNCEMENTS));
    });

    it('delivers an announcement twice when it is sent twice', async () => {
      const { tab, others } = await makeWorld();
      await tab.announce({ kind: 'signed-in' });
      await tab.announce({ kind: 'signed-in' });
      expect(await others[0]?.hears(2)).toEqual([{ kind: 'signed-in' }, { kind: 'signed-in' }]);
    });

    it('does not deliver an announcement to the tab that sent it', async () => {
      const { tab, others } = await makeWorld();
      await tab.announce({ kind: 'signed-in' });
      await others[0]?.hears(1);
      await others[0]?.announce({ kind: 'refreshed', record: RECORD });
      expect(await tab.hears(1)).toEqual([{ kind: 'refreshed', record: RECORD }]);
    });
  });
}
