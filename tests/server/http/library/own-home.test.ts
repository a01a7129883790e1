import type { HomeSectionWire } from '../../../../contract/home';
import { withLibraryApp } from '../../../support/server/library-app';

describe('the home page of a signed-in listener', () => {
  const world = withLibraryApp();
  const { seed, get, post } = world;
  let liked: string;
  let dear: readonly string[];

  beforeAll(async () => {
    await seed.account('vy');
    await seed.account('lam');
    await seed.account('new');
    const ours = await seed.artist('Hạ Vy');
    const theirs = await seed.artist('Đỗ Quyên');
    liked = await seed.song('Bài đã thích', [ours], { created_at: '2020-01-01' });
    dear = await Promise.all(
      ['Gần một', 'Gần hai', 'Gần ba'].map((title) => seed.song(title, [ours], { created_at: '2020-01-01' })),
    );
    const rest = Array.from({ length: 60 }, (_, index) =>
      seed.song(`Bài khác ${index}`, [theirs], { play_count: index + 1 }),
    );
    await Promise.all(rest);
    world.catalogueChanged();
    await post('/backend/favorite-song/add', 'vy', { song_ids: [liked] });
    await post('/backend/follow-artist/add', 'lam', { artist_ids: [ours] });
  });

  const rows = async (as?: string): Promise<readonly HomeSectionWire[]> =>
    (await get('/backend/home/v1', as)).data.sections;
  const songsOf = (sections: readonly HomeSectionWire[], row: string) =>
    (sections.find(({ id }) => id === row)?.data_package.items ?? []).flatMap((item) =>
      item.type === 'song' ? [item.song] : [],
    );
  const forYou = async (as?: string) => songsOf(await rows(as), 'for-you').map(({ id }) => id);

  it('has the same rows in the same order as the common home page', async () => {
    const own = await rows('vy');
    const everybodys = await rows();
    expect(own.map(({ id }) => id)).toEqual(everybodys.map(({ id }) => id));
    expect(songsOf(own, 'new').map(({ id }) => id)).toEqual(songsOf(everybodys, 'new').map(({ id }) => id));
  });

  it("chooses songs close to the listener's likes and followed artists, unknown songs first", async () => {
    const chosen = await forYou('vy');
    expect(chosen).toHaveLength(5);
    expect([...chosen.slice(0, 3)].sort()).toEqual([...dear].sort());
    expect(chosen[3]).toBe(liked);
    expect((await forYou('lam')).slice(0, 4).sort()).toEqual([...dear, liked].sort());
  });

  it('chooses the same songs as for everybody if nothing is known about the listener', async () => {
    expect(await forYou('new')).toEqual(await forYou());
  });

  it('begins its for-you row like the full for-you list', async () => {
    const { items } = (await get('/backend/song/collection/type?type=for-you', 'vy')).data;
    expect(items.slice(0, 4).map(({ id }: { id: string }) => id)).toEqual((await forYou('vy')).slice(0, 4));
  });

  it("marks the listener's likes, and marks nothing on the home pages of others", async () => {
    const likedIn = async (as?: string) => songsOf(await rows(as), 'for-you').filter(({ is_liked }) => is_liked);
    expect((await likedIn('vy')).map(({ id }) => id)).toEqual([liked]);
    expect(await likedIn('lam')).toEqual([]);
    expect(await likedIn()).toEqual([]);
  });

  it("has the songs that the listener played recently, and no songs of another listener's history", async () => {
    await post('/backend/history', 'vy', { event_id: 'heard-by-vy', song_id: dear[0], played_ms: 60_000 });
    expect(songsOf(await rows('vy'), 'recent').map(({ id }) => id)).toEqual([dear[0]]);
    expect(songsOf(await rows('lam'), 'recent')).toEqual([]);
    expect(songsOf(await rows(), 'recent')).toEqual([]);
  });

  it('counts a play of a moment ago in the trending row, as the full trending list does', async () => {
    const trending = async () => songsOf(await rows('lam'), 'trending').map(({ id }) => id);
    const listed = async (): Promise<readonly string[]> => {
      const { items } = (await get('/backend/song/collection/type?type=trending', 'lam')).data;
      return items.slice(0, 5).map(({ id }: { id: string }) => id);
    };
    const quiet = await seed.song('Bài ít ai nghe', [await seed.artist('Trúc Mai')], { created_at: '2020-01-01' });
    expect([await trending(), await listed()].flat()).not.toContain(quiet);
    await post('/backend/history', 'lam', { event_id: 'heard-by-lam', song_id: quiet, played_ms: 60_000 });
    expect(await listed()).toContain(quiet);
    expect((await trending()).slice(0, 5)).toEqual(await listed());
  });
});
