import { brotliDecompressSync } from 'node:zlib';
import { envelopeOf } from '../../../../contract/envelope';
import type { HomeSectionWire } from '../../../../contract/home';
import { routes } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import { withCatalogueApp } from '../../../support/server/catalogue-app';

const titleOf = (item: HomeSectionWire['data_package']['items'][number]): string =>
  item.type === 'song' ? item.song.title : '';

describe('GET /backend/home/v1', () => {
  const { app, seed, catalogueChanged, database } = withCatalogueApp();
  const read = async (headers: Record<string, string> = {}): Promise<readonly HomeSectionWire[]> =>
    (await app().inject({ url: '/backend/home/v1', headers })).json().data.sections;
  const hoursAgo = (hours: number) => ({ played_at: new Date(Date.now() - hours * 3_600_000) });
  const section = (sections: readonly HomeSectionWire[], id: string) => sections.find((one) => one.id === id);

  beforeEach(async () => {
    await database.db().deleteFrom('songs').execute();
    catalogueChanged();
  });

  async function fill(count: number): Promise<readonly string[]> {
    const artist = await seed.artist();
    const album = await seed.album('Bờ Bên Kia', artist);
    const song = (index: number) =>
      seed.song(`Bài ${index}`, [artist], { album_id: album, created_at: new Date(Date.UTC(2026, 0, 30 - index)) });
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) ids.push(await song(index));
    catalogueChanged();
    return ids;
  }

  it('returns no sections if there is no music', async () => {
    const response = await app().inject('/backend/home/v1');
    expect(response.json()).toEqual({ code: 200, message: 'Thành công.', data: { sections: [] } });
  });

  it('has a row of short videos, which have their own kind of card', async () => {
    await fill(2);
    const id = await seed.short({ caption: 'Đêm ở bến', artist_id: await seed.artist('Mộc Lam'), start_count: 7 });
    catalogueChanged();
    const row = section(await read({ 'accept-language': 'en' }), 'shorts');
    expect(row).toMatchObject({ title: 'Short videos', layout: 'card', action_type: 'short' });
    expect(row?.data_package.items).toMatchObject([
      { type: 'short', short: { id, caption: 'Đêm ở bến', artist: { name: 'Mộc Lam' }, views: 7 } },
    ]);
    await database.db().deleteFrom('short_videos').execute();
  });

  it('has its rows in order, in the format of the contract', async () => {
    await fill(20);
    const answer = (await app().inject('/backend/home/v1')).json();
    expect(z.safeParse(envelopeOf(routes.home.data), answer).success).toBe(true);
    expect(answer.data.sections.map(({ id }: HomeSectionWire) => id)).toEqual([
      'featured',
      'new',
      'trending',
      'for-you',
      'albums',
      'artists',
      'recent',
    ]);
  });

  it("has the titles of its rows in the listener's language", async () => {
    await fill(1);
    expect(section(await read(), 'new')?.title).toBe('Mới phát hành');
    expect(section(await read({ 'accept-language': 'en' }), 'new')?.title).toBe('New releases');
  });

  it('lists the newest songs first', async () => {
    await fill(8);
    const items = section(await read(), 'new')?.data_package.items ?? [];
    expect(items.map(titleOf)).toEqual(['Bài 0', 'Bài 1', 'Bài 2', 'Bài 3', 'Bài 4', 'Bài 5']);
  });

  it('ranks by counted plays, recent plays weighing more, then by plays of all time', async () => {
    const [, old = '', fresh = '', allTime = ''] = await fill(8);
    for (let plays = 0; plays < 3; plays += 1) await seed.play(old, hoursAgo(5 * 24));
    await seed.play(fresh, hoursAgo(0));
    await database.db().updateTable('songs').set({ play_count: 50 }).where('id', '=', allTime).execute();
    catalogueChanged();
    const trending = section(await read(), 'trending');
    expect(trending?.ranked).toBe(true);
    expect(trending?.data_package.items.map(titleOf).slice(0, 3)).toEqual(['Bài 2', 'Bài 1', 'Bài 3']);
  });

  it.each([
    ['less than one of now if they are older than a day', 24.5, ['Bài 2', 'Bài 1']],
    ['more than one of now if they are newer than a day', 23.5, ['Bài 1', 'Bài 2']],
  ])('weighs two plays %s', async (_what, hours, titles) => {
    const [, twice = '', once = ''] = await fill(4);
    for (let plays = 0; plays < 2; plays += 1) await seed.play(twice, hoursAgo(hours));
    await seed.play(once, hoursAgo(0));
    catalogueChanged();
    expect(
      section(await read(), 'trending')
        ?.data_package.items.map(titleOf)
        .slice(0, 2),
    ).toEqual(titles);
  });

  it.each([
    ['counts plays', 'up to two weeks old', 14 * 24 - 0.5, 'Bài 7'],
    ['does not count plays', 'older than two weeks', 14 * 24 + 0.5, 'Bài 6'],
  ])('%s %s for the trending row', async (_does, _age, hours, first) => {
    const ids = await fill(8);
    await seed.play(ids[7] ?? '', hoursAgo(hours));
    catalogueChanged();
    expect(section(await read(), 'trending')?.data_package.items.map(titleOf)[0]).toBe(first);
  });

  it('counts the devices that played an artist within the last 30 days', async () => {
    const [song = ''] = await fill(1);
    await seed.play(song, { device_id: '1'.repeat(16), ...hoursAgo(30 * 24 - 0.5) });
    await seed.play(song, { device_id: '2'.repeat(16), ...hoursAgo(30 * 24 + 0.5) });
    catalogueChanged();
    expect(section(await read(), 'artists')?.data_package.items).toMatchObject([{ artist: { listener_count: 1 } }]);
  });

  it('counts the devices that played an artist', async () => {
    const [song = ''] = await fill(1);
    await seed.play(song, { device_id: '1'.repeat(16) });
    await seed.play(song, { device_id: '2'.repeat(16) });
    await seed.play(song, { device_id: '2'.repeat(16) });
    catalogueChanged();
    expect(section(await read(), 'artists')?.data_package.items).toMatchObject([{ artist: { listener_count: 2 } }]);
  });

  it('shows imported songs at once, although the page is cached for a few seconds', async () => {
    expect(await read()).toEqual([]);
    await fill(1);
    expect(await read()).not.toEqual([]);
  });

  it('is the same in every encoding', async () => {
    await fill(20);
    const plain = await app().inject('/backend/home/v1');
    const brotli = await app().inject({ url: '/backend/home/v1', headers: { 'accept-encoding': 'gzip, br' } });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  });
});
