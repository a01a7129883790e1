import type { ClipEntry } from '../../../../server/domain/shorts/short-video-store.port';
import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresShortVideoStore } from '../../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aClipEntry } from '../../../support/builders/a-clip-entry';
import { withLibraryApp } from '../../../support/server/library-app';

const ids = new CryptoIdSource();

describe('a clip without a file that has a stand-in: another clip with the same sound', () => {
  const world = withLibraryApp();
  const { seed, database, get, post, ask } = world;
  const db = () => database.db();
  const clips = () => new PostgresShortVideoStore(db(), ids, 'own');
  const scanned = async (...away: readonly string[]) => {
    if (away.length > 0) await clips().markAway(away);
    await new PostgresLibraryStore(db(), ids, 'own').removeOrphans();
    world.catalogueChanged();
  };
  const take = async (id: string, sound = 'one and the same', given: Partial<ClipEntry> = {}) => {
    const file = id === 'other' ? { durationMs: 8_000, captions: null } : { durationMs: 9_000 };
    const draft = { caption: `Tên ${id}`, artist: `Nghệ sĩ ${id}`, ...file };
    await clips().put([aClipEntry(id, { sound, ...given }, draft)]);
    await scanned();
  };
  const action = (name: string, id: string, who = 'vy') => post(`/backend/short-video/${id}/${name}`, who, {});
  const shown = async (id: string, who = 'vy') => (await get(`/backend/short-video/${id}`, who)).data;
  const marksOf = async (id: string, who = 'vy') => {
    const { is_liked: isLiked, is_saved: isSaved } = await shown(id, who);
    return [isLiked, isSaved];
  };
  const saved = async () => {
    const { data } = await get('/backend/short-video/saved', 'vy');
    return [data.items.map(({ id }: { readonly id: string }) => id), data.totalCount];
  };
  const feed = async () => {
    const { data } = await get('/backend/short-video', 'vy');
    return data.items.map(({ id }: { readonly id: string }) => id);
  };
  const see = (who: string, id: string, visit = `visit-of-${who}`) => {
    const events = [{ event_id: `${visit}-${id}`, visit_id: visit, kind: 'start' }];
    return ask({ method: 'POST', url: `/backend/short-video/${id}/view`, as: who, payload: { events } });
  };
  const forget = (id: string) => ask({ method: 'DELETE', url: `/backend/admin/absent/${id}`, as: 'admin' });
  const countersOf = (id: string) =>
    db()
      .selectFrom('all_short_videos')
      .select(['like_count', 'save_count', 'comment_count', 'start_count'])
      .where('id', '=', id)
      .executeTakeFirst();

  beforeEach(async () => {
    for (const table of ['all_short_videos', 'accounts'] as const) await db().deleteFrom(table).execute();
    for (const who of ['vy', 'lam', 'admin']) await seed.account(who);
    await take('loved');
    await take('other');
    for (const name of ['like', 'save']) await action(name, 'loved');
    await scanned('loved');
  });

  it("is shown with the stand-in's file where it was saved or linked, under its own name", async () => {
    expect(await saved()).toEqual([['loved'], 1]);
    expect(await shown('loved')).toMatchObject({ id: 'loved', caption: 'Tên loved', duration: 8, captions: null });
    expect((await shown('loved')).media.master_url).toContain('/other-r1');
  });

  it('shows its like and its save on the stand-in, only to the listener who made them', async () => {
    expect([await marksOf('other'), await marksOf('other', 'lam'), await feed()]).toEqual([
      [true, true],
      [false, false],
      ['other'],
    ]);
  });

  it('loses a like that is removed on the stand-in', async () => {
    await action('unlike', 'other');
    await take('loved');
    expect([await marksOf('loved'), await marksOf('other')]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('has its own file and marks again when its file is back, with the marks made meanwhile', async () => {
    await action('like', 'loved', 'lam');
    await take('loved');
    expect([await marksOf('loved'), await marksOf('loved', 'lam'), await marksOf('other')]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect((await shown('loved')).media.master_url).toContain('/loved-r1');
  });

  it('stays out of the feed, with its stand-in, for a listener who hid it', async () => {
    await action('hide', 'loved');
    expect(await feed()).toEqual([]);
  });

  it('counts as seen for its stand-in in the feed', async () => {
    await see('vy', 'loved');
    await take('fresh', 'another sound');
    expect(await feed()).toEqual(['fresh', 'other']);
    await see('vy', 'fresh');
    expect(await feed()).toEqual(['other', 'fresh']);
    await see('vy', 'other');
    expect(await feed()).toEqual(['fresh', 'other']);
  });

  it('has the poster of the stand-in if it had none', async () => {
    const picture = { id: 'poster', width: 1080, height: 1920, colour: { hue: 1, chroma: 0.1, secondHue: 2 } };
    await take('other', undefined, { picture });
    expect((await shown('loved')).cover).toBe('/images/poster');
  });

  it('is not shown any more once the stand-in is absent too', async () => {
    await scanned('other');
    expect([await saved(), (await get('/backend/short-video/loved', 'vy')).status]).toEqual([[[], 0], 404]);
    await take('other');
    expect(await saved()).toEqual([['loved'], 1]);
  });

  it('passes all its data to the stand-in when an admin forgets it', async () => {
    await action('like', 'other', 'lam');
    await action('like', 'other');
    await see('lam', 'loved');
    await see('lam', 'other');
    await see('vy', 'loved');
    await post('/backend/short-video/loved/comments', 'lam', { id: 'comment-of-lam', text: 'Hay quá!' });
    await post('/backend/short-video/loved/comments/comment-of-lam/report', 'admin', { reason: 'spam' });
    const listed = await get('/backend/admin/absent', 'admin');
    expect(listed.data.items).toMatchObject([{ id: 'loved', kind: 'clip', has_stand_in: true }]);
    await forget('loved');
    expect(await countersOf('loved')).toBeUndefined();
    // One view session of both is one view.
    expect(await countersOf('other')).toEqual({ like_count: 2, save_count: 1, comment_count: 1, start_count: 2 });
    expect([await marksOf('other'), await saved()]).toEqual([
      [true, true],
      [['other'], 1],
    ]);
    const comments = await get('/backend/short-video/other/comments', 'vy');
    expect(comments.data.items).toMatchObject([{ id: 'comment-of-lam', text: 'Hay quá!' }]);
    expect((await get('/backend/admin/comment', 'admin')).data.items).toMatchObject([{ id: 'comment-of-lam' }]);
    await take('fresh', 'another sound');
    expect(await feed()).toEqual(['fresh', 'other']);
  });

  it('passes data that several clips with one stand-in have in common only once', async () => {
    await take('third');
    for (const id of ['loved', 'third']) for (const name of ['like', 'hide']) await action(name, id);
    await see('vy', 'loved');
    await see('vy', 'third');
    await scanned('third');
    for (const id of ['loved', 'third']) await forget(id);
    expect(await countersOf('other')).toEqual({ like_count: 1, save_count: 1, comment_count: 0, start_count: 1 });
    expect([await marksOf('other'), await feed()]).toEqual([[true, true], []]);
  });

  it('passes the followers of its artist to the artist of the stand-in', async () => {
    const artist = await shown('loved').then((clip) => clip.artist.id);
    await post('/backend/follow-artist/add', 'vy', { artist_ids: [artist] });
    await forget('loved');
    const followed = db().selectFrom('followed_artists').innerJoin('artists', 'artists.id', 'artist_id').select('name');
    expect(await followed.execute()).toEqual([{ name: 'Nghệ sĩ other' }]);
  });
});
