import type { FeedRequest, ShortVideos } from '../../src/domain/shorts/short-videos.port';
import type { ViewBatch } from '../../src/domain/shorts/view-batches';
import { walkPages } from '../support/walk-pages';

/**
 * Five clips. Only the first is by the artist; the first two use the song. One listener has an account, has seen nothing and
 * follows nobody; `nobodys` is for a visitor without an account.
 */
export interface ShortVideosWorld {
  readonly videos: ShortVideos;
  readonly nobodys: ShortVideos;
  readonly clipIds: readonly [string, string, string, string, string];
  readonly artistId: string;
  readonly songId: string;
}

const UNAUTHENTICATED = { ok: false, error: { kind: 'unauthenticated' } };
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };

const beginning: FeedRequest = { feed: { kind: 'for-you' }, cursor: null, seen: [], size: 10 };

async function idsOf(videos: ShortVideos, wish: Partial<FeedRequest> = {}): Promise<readonly string[]> {
  const answer = await videos.feed({ ...beginning, ...wish });
  return answer.ok ? answer.value.items.map(({ id }) => id) : [answer.error.kind];
}

/** The whole feed, page by page. */
async function allOf(videos: ShortVideos, size: number, cursor: string | null = null): Promise<readonly string[]> {
  const answer = await videos.feed({ ...beginning, size, cursor });
  if (!answer.ok) return [answer.error.kind];
  const ids = answer.value.items.map(({ id }) => id);
  return answer.value.cursor === null ? ids : [...ids, ...(await allOf(videos, size, answer.value.cursor))];
}

/** Contract tests of `ShortVideos`. */
export function describeShortVideos(name: string, makeWorld: () => Promise<ShortVideosWorld>): void {
  describe(`${name} as a store of short videos`, () => {
    let world: ShortVideosWorld;
    let first: string;

    beforeEach(async () => {
      world = await makeWorld();
      [first] = world.clipIds;
    });

    const clip = async (id: string) => {
      const answer = await world.videos.clip(id);
      return answer.ok ? answer.value : null;
    };

    it('shows every clip once in a sitting, page by page', async () => {
      const ids = await allOf(world.videos, 2);
      expect(ids.toSorted()).toEqual(world.clipIds.toSorted());
    });

    it('begins with clips that this browser has not seen, for a caller without an account', async () => {
      const seen = world.clipIds.slice(0, 4);
      expect(await idsOf(world.nobodys, { seen, size: 1 })).toEqual([world.clipIds[4]]);
    });

    it('returns the clips of one artist, and the clips with one song', async () => {
      expect(await idsOf(world.videos, { feed: { kind: 'artist', artistId: world.artistId } })).toEqual([first]);
      const withSong = await idsOf(world.videos, { feed: { kind: 'song', songId: world.songId } });
      expect(withSong.toSorted()).toEqual(world.clipIds.slice(0, 2).toSorted());
    });

    it('returns the number of clips of one artist or with one song, however small the page', async () => {
      const countOf = async (feed: FeedRequest['feed']) => {
        const answer = await world.videos.feed({ ...beginning, feed, size: 1 });
        return answer.ok ? answer.value.totalCount : answer;
      };
      expect([1, null]).toContain(await countOf({ kind: 'artist', artistId: world.artistId }));
      expect([2, null]).toContain(await countOf({ kind: 'song', songId: world.songId }));
      expect(await countOf({ kind: 'for-you' })).toBeNull();
    });

    it('lists the saved clips of a caller with an account, and refuses a caller without one', async () => {
      const idsOfSaved = async (page: number) => {
        const answer = await world.videos.saved({ page, pageSize: 2 });
        return answer.ok ? answer.value.items.map(({ id }) => id) : [answer.error.kind];
      };
      expect(await idsOfSaved(1)).toEqual([]);
      for (const id of world.clipIds.slice(0, 3)) await world.videos.react(id, 'save', true);
      const ids = [...(await idsOfSaved(1)), ...(await idsOfSaved(2))];
      expect(ids.toSorted()).toEqual(world.clipIds.slice(0, 3).toSorted());
      const { items, totals, isEnded } = await walkPages((page) => world.videos.saved(page), 2);
      expect([items.map(({ id }) => id), isEnded]).toEqual([ids, true]);
      expect(totals.filter((total) => total !== 3 && total !== null)).toEqual([]);
      expect(await world.nobodys.saved({ page: 1, pageSize: 2 })).toEqual(UNAUTHENTICATED);
    });

    it('returns the feed of followed artists only to a caller with an account', async () => {
      expect(await idsOf(world.videos, { feed: { kind: 'following' } })).toEqual([]);
      expect(await world.nobodys.feed({ ...beginning, feed: { kind: 'following' } })).toEqual(UNAUTHENTICATED);
    });

    it('returns one clip, and not-found for a deleted one', async () => {
      expect(await clip(first)).toMatchObject({ id: first, isLiked: false, isSaved: false });
      expect(await world.videos.clip('gone')).toEqual(NOT_FOUND);
    });

    it.each([
      ['like', 'isLiked', 'likes'],
      ['save', 'isSaved', 'saves'],
    ] as const)('stores a %s once however often it is sent, and removes it', async (reaction, flag, counter) => {
      const before = (await clip(first))?.counters[counter] ?? 0;
      await world.videos.react(first, reaction, true);
      expect(await world.videos.react(first, reaction, true)).toEqual({ ok: true, value: undefined });
      expect(await clip(first)).toMatchObject({ [flag]: true, counters: { [counter]: before + 1 } });
      await world.videos.react(first, reaction, false);
      expect(await clip(first)).toMatchObject({ [flag]: false, counters: { [counter]: before } });
    });

    it('refuses to like, save or hide a clip without an account', async () => {
      expect(await world.nobodys.react(first, 'like', true)).toEqual(UNAUTHENTICATED);
      expect(await world.nobodys.react(first, 'save', true)).toEqual(UNAUTHENTICATED);
      expect(await world.nobodys.hide(first, true)).toEqual(UNAUTHENTICATED);
    });

    it('answers not-found to a like of a deleted clip', async () => {
      expect(await world.videos.react('gone', 'like', true)).toEqual(NOT_FOUND);
    });

    it('leaves a hidden clip out of the feed until it is no longer hidden', async () => {
      await world.videos.hide(first, true);
      expect(await idsOf(world.videos)).not.toContain(first);
      await world.videos.hide(first, false);
      expect(await idsOf(world.videos)).toContain(first);
    });

    it('counts a report once, however often it is sent', async () => {
      const before = (await clip(first))?.counters.views ?? 0;
      const batch: ViewBatch = {
        clipId: first,
        events: [
          { eventId: `event-a-${first}`, visitId: `visit-${first}`, clipId: first, kind: 'impression' },
          { eventId: `event-b-${first}`, visitId: `visit-${first}`, clipId: first, kind: 'start' },
        ],
      };
      expect(await world.nobodys.report(batch)).toEqual({ ok: true, value: 2 });
      for (const again of [1, 2, 3, 4]) {
        expect([again, await world.nobodys.report(batch)]).toEqual([again, { ok: true, value: 0 }]);
      }
      expect((await clip(first))?.counters.views).toBe(before + 1);
    });
  });
}
