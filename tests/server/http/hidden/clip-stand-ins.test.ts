import { PostgresLibraryStore } from '../../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresShortVideoStore } from '../../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../../server/infrastructure/system/crypto-id-source';
import { aClipEntry } from '../../../support/builders/a-clip-entry';
import { withKeepingApp } from '../../../support/server/keeping-app';

const ids = new CryptoIdSource();

describe('a clip without a file, of whose sound another clip has one', () => {
  const world = withKeepingApp();
  const { seed, database, get, post, ask } = world;
  const db = () => database.db();
  const clips = () => new PostgresShortVideoStore(db(), ids, 'own');
  const scanned = async (...away: readonly string[]) => {
    if (away.length > 0) await clips().markAway(away);
    await new PostgresLibraryStore(db(), ids, 'own').tidyUp();
  };
  const take = async (id: string) => {
    const file = id === 'loved' ? { durationMs: 9_000 } : { durationMs: 8_000, captions: null };
    await clips().put([aClipEntry(id, { sound: 'one and the same' }, { caption: `Tên ${id}`, artist: null, ...file })]);
    await scanned();
  };
  const deed = (name: string, id: string, who = 'vy') => post(`/backend/short-video/${id}/${name}`, who, {});
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
    for (const name of ['like', 'save']) await deed(name, 'loved');
    await scanned('loved');
  });

  it('is shown by the other one’s file where it was saved or linked, under its own name', async () => {
    expect(await saved()).toEqual([['loved'], 1]);
    expect(await shown('loved')).toMatchObject({ id: 'loved', caption: 'Tên loved', duration: 8, captions: null });
    expect((await shown('loved')).media.master_url).toContain('/other-r1');
  });

  it('shows its marks on the other one, to whoever made them', async () => {
    expect([await marksOf('other'), await marksOf('other', 'lam'), await feed()]).toEqual([
      [true, true],
      [false, false],
      ['other'],
    ]);
  });

  it('loses a mark that is taken from the one that shows it', async () => {
    await deed('unlike', 'other');
    await take('loved');
    expect([await marksOf('loved'), await marksOf('other')]).toEqual([
      [false, true],
      [false, false],
    ]);
  });

  it('has its own again when its file is back, with what was done meanwhile', async () => {
    await deed('like', 'loved', 'lam');
    await take('loved');
    expect([await marksOf('loved'), await marksOf('loved', 'lam'), await marksOf('other')]).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    expect((await shown('loved')).media.master_url).toContain('/loved-r1');
  });

  it('stays unwanted where it was unwanted', async () => {
    await deed('hide', 'loved');
    expect(await feed()).toEqual([]);
  });

  it('is hidden once the other one is away too', async () => {
    await scanned('other');
    expect([await saved(), (await get('/backend/short-video/loved', 'vy')).status]).toEqual([[[], 0], 404]);
    await take('other');
    expect(await saved()).toEqual([['loved'], 1]);
  });

  it('leaves everything to the other one when an admin forgets it', async () => {
    await deed('like', 'other', 'lam');
    await deed('like', 'other');
    const events = [{ event_id: 'visit-v1-0', visit_id: 'visit-v1', kind: 'start' }];
    await ask({ method: 'POST', url: '/backend/short-video/loved/view', as: 'lam', payload: { events } });
    await post('/backend/short-video/loved/comments', 'lam', { id: ids.next(), text: 'Hay quá!' });
    const listed = await get('/backend/admin/absent', 'admin');
    expect(listed.data.items).toMatchObject([{ id: 'loved', kind: 'clip', has_stand_in: true }]);
    await ask({ method: 'DELETE', url: '/backend/admin/absent/loved', as: 'admin' });
    expect(await countersOf('loved')).toBeUndefined();
    expect(await countersOf('other')).toEqual({ like_count: 2, save_count: 1, comment_count: 1, start_count: 1 });
    expect([await marksOf('other'), await saved()]).toEqual([
      [true, true],
      [['other'], 1],
    ]);
    const comments = await get('/backend/short-video/other/comments', 'vy');
    expect(comments.data.items).toMatchObject([{ text: 'Hay quá!' }]);
  });
});
