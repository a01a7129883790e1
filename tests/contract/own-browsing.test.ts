import { withLibraryApp } from '../support/server/library-app';
import { ownListener } from '../support/server/own-listener';
import { describeBrowsing } from './browsing.contract';

const day = (number: number): string => `2026-01-0${number}T00:00:00Z`;

describe('the own backend, against its server', () => {
  const { app, seed, catalogueChanged } = withLibraryApp();

  async function seedMusic() {
    const artist = await seed.artist('Ánh Khuê', { created_at: day(1), play_count: 16 });
    const other = await seed.artist('Đảo Xa', { created_at: day(2), play_count: 7 });
    await seed.artist('Ai Đó Không Có Bài');
    const album = await seed.album('Bờ Kia', artist, { created_at: day(1), year: 2020 });
    const late = await seed.album('Đêm', other, { created_at: day(2), year: 2024 });
    await seed.album('Không Có Bài', other);
    const da = await seed.song('Đá', [artist], {
      album_id: album,
      disc_number: 1,
      track_number: 1,
      created_at: day(1),
      play_count: 15,
      duration_ms: 300_000,
    });
    const de = await seed.song('Dế', [other], {
      album_id: late,
      disc_number: 1,
      track_number: 1,
      created_at: day(2),
      play_count: 7,
      duration_ms: 100_000,
      has_video: true,
    });
    await seed.song('Ăn', [artist], {
      album_id: album,
      disc_number: 1,
      track_number: 2,
      created_at: day(3),
      play_count: 1,
      duration_ms: 200_000,
    });
    return { artist, album, da, de };
  }

  describeBrowsing('it', async () => {
    const address = await app().listen({ host: '127.0.0.1', port: 0 });
    const owner = await seed.account('owner');
    const { artist, album, da, de } = await seedMusic();
    const playlist = await seed.playlist({ name: 'Gom', is_public: true }, [de, da, de]);
    const ownPlaylist = await seed.playlist({ name: 'Riêng', is_public: false, owner_id: owner }, [da]);
    const category = await seed.category({ name_vi: 'Mưa', name_en: 'Rain', grouping: 'mood' }, [da]);
    await seed.category({ name_vi: 'Rỗng', name_en: 'Empty' }, []);
    await seed.playlist({ name: 'Trống', is_public: true }, []);
    catalogueChanged();
    const browsingOf = (who: string | null) => ownListener(address, who).browsing;
    const browsing = browsingOf(null);
    const own = { browsing: browsingOf(owner), playlist: ownPlaylist };
    return { browsing, own, artist, album, playlist, category, section: 'new' };
  });
});
