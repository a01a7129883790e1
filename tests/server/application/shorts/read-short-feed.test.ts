import type { ShortFilter } from '../../../../server/domain/shorts/short-catalogue.port';
import { NO_MARKS } from '../../../../server/domain/shorts/short-marks.port';
import { ReadShortFeed, type FeedListener } from '../../../../server/application/shorts/read-short-feed';
import type { FeedTaste, ShortTraits } from '../../../../server/domain/shorts/rank-feed';
import { aShortCard, aTaste, someTraits } from '../../../support/server/a-short';
import { HandClock } from '../../../support/server/hand-clock';

const ANYBODY: FeedListener = { accountId: null, seenIds: [] };
const VY: FeedListener = { accountId: 'vy' };

/** A feed whose clips the test may change, and the tastes of its listeners too. */
function aFeed(clips: readonly ShortTraits[]) {
  const world = {
    clips,
    gone: new Set<string>(),
    stoodFor: new Map<string, string>(),
    taste: aTaste(),
    asked: [] as ShortFilter[],
  };
  const clock = new HandClock();
  const shorts = {
    pool: (filter: ShortFilter) => {
      world.asked.push(filter);
      return Promise.resolve(world.clips);
    },
    count: () => Promise.resolve(1_204),
  };
  const taste = { of: (): Promise<FeedTaste> => Promise.resolve(world.taste) };
  const show = {
    execute: (ids: readonly string[]) =>
      Promise.resolve(
        ids
          .filter((id) => !world.gone.has(id))
          .map((id) => {
            const media = { songId: world.stoodFor.get(id) ?? id, revision: 'r1' };
            return { card: aShortCard({ id, media }), song: null, marks: NO_MARKS };
          }),
      ),
  };
  const feed = new ReadShortFeed({ shorts, taste, show }, clock);
  const idsOf = async (...asked: Parameters<typeof feed.execute>) => {
    const { items, cursor } = await feed.execute(...asked);
    return { ids: items.map(({ card }) => card.id), cursor: cursor ?? undefined };
  };
  return { world, clock, feed, idsOf };
}

const clips = (count: number): readonly ShortTraits[] =>
  Array.from({ length: count }, (_, index) => someTraits(`short${index}`));

describe('reading the feed', () => {
  it.each([
    ['of everybody', {}, undefined],
    ['of followed artists', { followedBy: 'vy' }, undefined],
    ['of one artist', { artistId: 'lam' }, 1_204],
    ['of the clips with one song', { songId: 'neon' }, 1_204],
  ])('returns a total count for one artist or one song only: %s, %j', async (_, filter, totalCount) => {
    const { feed } = aFeed(clips(2));
    expect((await feed.execute(ANYBODY, { size: 10, ...filter })).totalCount).toBe(totalCount);
  });

  it('continues at the cursor until every clip was shown once, then ends', async () => {
    const { idsOf } = aFeed(clips(25));
    const shown: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const next = await idsOf(ANYBODY, { size: 10, cursor });
      shown.push(...next.ids);
      cursor = next.cursor;
    }
    expect(shown.toSorted()).toEqual(
      clips(25)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(cursor).toBeUndefined();
  });

  it('leaves out a removed clip that would be shown from a copy, because the copy is in the feed itself', async () => {
    const { world, idsOf } = aFeed(clips(2));
    world.stoodFor.set('short0', 'short1');
    expect((await idsOf(ANYBODY, { size: 10 })).ids).toEqual(['short1']);
  });

  it('begins again from the start when the cursor cannot be read', async () => {
    const { idsOf } = aFeed(clips(5));
    expect((await idsOf(ANYBODY, { size: 10, cursor: 'nonsense' })).ids).toHaveLength(5);
  });

  it('has the same order throughout a sitting, and another order in the next sitting', async () => {
    const { idsOf, clock } = aFeed(clips(40));
    const all = await idsOf(ANYBODY, { size: 40 });
    const first = await idsOf(ANYBODY, { size: 20 });
    clock.pass(1_000);
    const second = await idsOf(ANYBODY, { size: 20, cursor: first.cursor });
    expect([...first.ids, ...second.ids]).toEqual(all.ids);
    expect((await idsOf(ANYBODY, { size: 40 })).ids).not.toEqual(all.ids);
  });

  it('shows a listener without an account the seen clips last, the most recently seen at the very end', async () => {
    const { idsOf } = aFeed(clips(4));
    const { ids } = await idsOf({ accountId: null, seenIds: ['short2', 'short0'] }, { size: 4 });
    expect(ids.slice(2)).toEqual(['short0', 'short2']);
  });

  it('orders clips by the taste of a listener with an account, and returns the reason for each clip', async () => {
    const { feed, world } = aFeed([...clips(20), someTraits('dear', { artistId: 'lam' })]);
    world.taste = aTaste({ followedArtists: new Set(['lam']) });
    const { items } = await feed.execute(VY, { size: 3 });
    expect(items[0]).toMatchObject({ card: { id: 'dear' }, reason: 'followed-artist' });
    expect(items[1]).toMatchObject({ reason: 'something-else' });
  });

  it('leaves out a clip that was removed a moment ago, and still continues at the cursor', async () => {
    const { idsOf, world } = aFeed(clips(10));
    const { ids } = await idsOf(ANYBODY, { size: 5 });
    world.gone.add(ids[2] ?? '');
    const again = await idsOf(ANYBODY, { size: 5 });
    expect(again.ids).toEqual(ids.filter((id) => !world.gone.has(id)));
    expect((await idsOf(ANYBODY, { size: 10, cursor: again.cursor })).ids).toHaveLength(5);
  });

  it('reads all clips once for all listeners who ask within a few seconds', async () => {
    const { feed, world, clock } = aFeed(clips(5));
    await Promise.all([feed.execute(ANYBODY, { size: 5 }), feed.execute(VY, { size: 5 })]);
    expect(world.asked).toEqual([{}]);
    clock.pass(60_000);
    await feed.execute(ANYBODY, { size: 5 });
    expect(world.asked).toHaveLength(2);
  });

  it('reads the clips again at once after clips were added', async () => {
    const { feed, world, idsOf } = aFeed(clips(2));
    await feed.execute(ANYBODY, { size: 5 });
    world.clips = clips(3);
    feed.forget();
    expect((await idsOf(ANYBODY, { size: 5 })).ids).toHaveLength(3);
  });

  it.each([{ artistId: 'lam' }, { songId: 'song' }, { followedBy: 'vy' }])(
    'reads only the clips of %j',
    async (filter) => {
      const { feed, world } = aFeed(clips(2));
      await feed.execute(VY, { size: 5, ...filter });
      expect(world.asked).toEqual([filter]);
    },
  );
});
