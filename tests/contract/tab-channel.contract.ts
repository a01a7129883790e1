import type { TabAnnouncement } from '../../src/application/ports/tab-channel.port';
import type { LibraryChange } from '../../src/domain/library/library-change';

/** The channel end of one tab, as a test sees it. */
export interface ChannelEnd<T> {
  announce(announcement: T): Promise<void>;
  /** The messages received so far, once there are this many. */
  hears(count: number): Promise<readonly T[]>;
}

/** The tabs of one browser. */
export interface ChannelWorld<T> {
  readonly tab: ChannelEnd<T>;
  readonly others: readonly ChannelEnd<T>[];
}

const RECORD = { from: 'refresh-1', accessToken: 'access-2', refreshToken: 'refresh-2' };
const SESSION_ANNOUNCEMENTS: readonly TabAnnouncement[] = [
  { kind: 'signed-in' },
  { kind: 'refreshed', record: RECORD },
  { kind: 'signed-out', ended: { accessToken: 'access-2', refreshToken: null }, isExpired: true },
];

const LIBRARY_CHANGES: readonly LibraryChange[] = [
  { kind: 'annotated', songId: 'attic:s-1', annotations: { isLiked: true } },
  { kind: 'saved', collectionId: 'al-2', isSaved: false },
  { kind: 'followed', artistId: 'ar-3', isFollowed: true },
  { kind: 'library' },
  { kind: 'playlist-deleted', playlistId: 'pl-4' },
];

/** Contract tests of `TabChannel`. */
export function describeTabChannel(name: string, makeWorld: () => Promise<ChannelWorld<TabAnnouncement>>): void {
  describeChannel(`${name} as the channel of the session`, SESSION_ANNOUNCEMENTS, makeWorld);
}

/** Contract tests of `LibraryChannel`. */
export function describeLibraryChannel(name: string, makeWorld: () => Promise<ChannelWorld<LibraryChange>>): void {
  describeChannel(`${name} as the channel of the library`, LIBRARY_CHANGES, makeWorld);
}

/** Contract tests of a channel between tabs, with one announcement of each kind. */
function describeChannel<T>(
  name: string,
  announcements: readonly T[],
  makeWorld: () => Promise<ChannelWorld<T>>,
): void {
  const [first, second] = announcements as readonly [T, T];

  describe(name, () => {
    it('delivers announcements to every other tab, in order', async () => {
      const { tab, others } = await makeWorld();
      for (const announcement of announcements) await tab.announce(announcement);
      const heard = await Promise.all(others.map((other) => other.hears(announcements.length)));
      expect(heard).toEqual(others.map(() => announcements));
    });

    it('delivers an announcement twice when it is sent twice', async () => {
      const { tab, others } = await makeWorld();
      await tab.announce(first);
      await tab.announce(first);
      expect(await others[0]?.hears(2)).toEqual([first, first]);
    });

    it('does not deliver an announcement to the tab that sent it', async () => {
      const { tab, others } = await makeWorld();
      await tab.announce(first);
      await others[0]?.hears(1);
      await others[0]?.announce(second);
      expect(await tab.hears(1)).toEqual([second]);
    });
  });
}
