import { CdnDomains } from '../../src/infrastructure/backends/song/cdn-domains';
import { SongCatalogue } from '../../src/infrastructure/backends/song/catalogue/song-catalogue';
import { SongHomeRows } from '../../src/infrastructure/backends/song/catalogue/song-home-rows';
import { SongPlayReports } from '../../src/infrastructure/backends/song/library/song-play-reports';
import { MemoryStore } from '../support/fakes/memory-store';
import { withCatalogueApp } from '../support/server/catalogue-app';
import { InjectTransport } from '../support/server/inject-transport';
import { describeCatalogue } from './catalogue.contract';
import { describePlayReports } from './play-reports.contract';

const ALBUM_SIZE = 5;
const FOUR_MINUTES_MS = 240_000;

describe('the own backend, against its server', () => {
  const { app, seed, database, catalogueChanged } = withCatalogueApp();
  const transport = new InjectTransport(app);

  describeCatalogue('the own backend', async () => {
    const artistId = await seed.artist();
    const albumId = await seed.album('Bờ Bên Kia', artistId);
    const songIds: string[] = [];
    for (let track = 1; track <= ALBUM_SIZE; track += 1) {
      const place = { album_id: albumId, disc_number: 1, track_number: track, play_count: track };
      songIds.push(await seed.song(`Bài số ${track}`, [artistId], place));
    }
    const [first = '', second = ''] = songIds;
    const playlistId = await seed.playlist({ name: 'Đường Về Quê', is_public: true }, [second, first, second]);
    const categoryId = await seed.category({ name_vi: 'Ngày mưa', name_en: 'Rainy days' }, [first, second]);
    catalogueChanged();
    const cdn = new CdnDomains(transport, new MemoryStore());
    const catalogue = new SongCatalogue(transport, cdn);
    const homeRows = new SongHomeRows(transport, cdn);
    const collections = { albumId, artistId, playlistId, categoryId };
    return { catalogue, homeRows, ...collections, songIds, byPlays: songIds.toReversed(), unknownId: 'gone' };
  });

  it('lists all renditions for the adaptive source, lowest first, and one rendition for a fixed source', async () => {
    const songId = await seed.song('Ba Bậc Thang', [], { duration_ms: FOUR_MINUTES_MS });
    const answer = await new SongCatalogue(transport, new CdnDomains(transport, new MemoryStore())).song(songId);
    const sources = answer.ok ? answer.value.audioSources : [];
    const renditionsOf = (id: string) => sources.find((source) => source.id === id)?.start?.renditions;
    expect(renditionsOf('auto')?.map(({ bitrate }) => bitrate)).toEqual([64_000, 128_000, 256_000]);
    expect(renditionsOf('auto')?.[0]?.segmentPattern).toBe(sources[0]?.start?.segmentPattern);
    expect(renditionsOf('128')).toEqual([renditionsOf('auto')?.[1]]);
  });

  describePlayReports('the own backend', async () => {
    const songId = await seed.song('Ngủ Quên Trên Sóng', [], { duration_ms: FOUR_MINUTES_MS });
    const countedPlays = async () => {
      const song = database.db().selectFrom('songs').select('play_count').where('id', '=', songId);
      return (await song.executeTakeFirstOrThrow()).play_count;
    };
    return { reports: new SongPlayReports(transport), songId, unknownSongId: 'gone', countedPlays };
  });
});
