import type { Kysely } from 'kysely';
import type { Schema } from '../../../server/infrastructure/postgres/schema';
import { Seed } from '../server/seed';
import type { Product } from './product';
import { startSeededProduct } from './seeded-product';

/** The number of songs, and of entries in the longest playlist. */
export const BIG = 10_000;
export const LONGEST_PLAYLIST = 'playlist1';

/** Two titles whose first words differ only in their accents; the second song is played far more. */
export const ROAD = 'Đường tôi chở em về';
export const FERN = 'Dương Xỉ Bên Thềm';
/** The first letters of both titles, without accents. */
export const BOTH = 'duong';

/** Text that would break a page if it were not escaped. */
export const HOSTILE = `</title><script>alert("1")</script> & 'Sóng'`;
export const HOSTILE_ID = 'hostile';

const SUNG = 'Bến vắng trăng treo đầu sào';

/** A song whose lyrics contain this line and whose title does not. */
export const SINGER = { title: 'Lặng Thinh Phía Đầm', line: SUNG } as const;

async function addNamed(db: Kysely<Schema>): Promise<void> {
  // No pictures are made for the bulk: without them the product draws its own.
  for (const table of ['songs', 'albums', 'artists'] as const)
    await db.updateTable(table).set({ image_id: null }).execute();
  const seed = new Seed(() => db);
  const somebody = await seed.artist('Mạch Nha', { id: 'mach-nha' });
  await seed.song(ROAD, [somebody], { id: 'road' });
  await seed.song(FERN, [somebody], { id: 'fern', play_count: 5_000_000 });
  await seed.song(SINGER.title, [somebody], { id: 'singer', lyrics_format: 'plain', lyrics: SUNG });
  await addHostile(seed);
}

const LONG_AGO = new Date('2020-02-02T00:00:00Z');

async function addHostile(seed: Seed): Promise<void> {
  const artist = await seed.artist(HOSTILE, { id: HOSTILE_ID });
  const album = await seed.album(HOSTILE, artist, { id: HOSTILE_ID });
  const song = await seed.song(HOSTILE, [artist], { id: HOSTILE_ID, album_id: album, created_at: LONG_AGO });
  await seed.playlist({ id: HOSTILE_ID, slug: HOSTILE_ID, name: HOSTILE, is_public: true }, [song]);
  await seed.category({ id: HOSTILE_ID, name_vi: HOSTILE, name_en: HOSTILE }, [song]);
}

/** The product with ten thousand invented songs and a few with known names. None can be played: there are no files. */
export const startBigLibrary = (): Promise<Product> => startSeededProduct(BIG, addNamed);
