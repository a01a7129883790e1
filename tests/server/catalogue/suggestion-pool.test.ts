import { SongCards } from '../../../server/application/catalogue/song-cards';
import { SuggestSongs } from '../../../server/application/suggestions/suggest-songs';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresSuggestionPool } from '../../../server/infrastructure/postgres/catalogue/postgres-suggestion-pool';
import { systemClock } from '../../../server/infrastructure/system/system-clock';
import { seedBulk } from '../../support/server/seed-bulk';
import { withTestDatabase } from '../../support/server/test-database';

describe('suggestions from a large catalogue', () => {
  const { db } = withTestDatabase();
  let suggest: (excluded?: readonly string[]) => Promise<readonly string[]>;

  beforeAll(async () => {
    await seedBulk(db(), 2_000);
    const songs = new PostgresSongCatalogue(db());
    const suggestSongs = new SuggestSongs(new PostgresSuggestionPool(db()), new SongCards(songs, systemClock));
    suggest = async (excluded = []) => {
      const suggested = await suggestSongs.execute('song42', excluded);
      return (suggested.ok ? suggested.value : []).map(({ song }) => song.id);
    };
  });

  it('are twenty different songs, the song itself first, and the same when asked again', async () => {
    const ids = await suggest();
    expect(ids[0]).toBe('song42');
    expect(new Set(ids).size).toBe(20);
    expect(await suggest()).toEqual(ids);
  });

  it('continue with the next song of the album', async () => {
    const [, next = ''] = await suggest();
    const places = await db()
      .selectFrom('songs')
      .select(['id', 'album_id', 'track_number'])
      .where('id', 'in', ['song42', next])
      .orderBy('track_number')
      .execute();
    expect(places.map(({ id }) => id)).toEqual(['song42', next]);
    expect(places[1]?.album_id).toBe(places[0]?.album_id);
  });

  it('are new songs in twenty answers, each of which excludes the earlier answers', async () => {
    const heard: string[] = [];
    for (let answers = 0; answers < 20; answers += 1) heard.push(...(await suggest(heard)).slice(1));
    expect(heard).toHaveLength(20 * 19);
    expect(new Set(heard).size).toBe(heard.length);
  });
});
