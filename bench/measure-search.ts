import { sql, type Kysely } from 'kysely';
import type { Schema } from '../server/infrastructure/postgres/schema';
import type { Product } from '../tests/support/e2e/product';
import type { Figure } from './figure';
import { runLoad } from './load';
import { startSeededProduct } from '../tests/support/e2e/seeded-product';

const LOADED_AT = 10_000;
const HELD_AT = 100_000;
const CONNECTIONS = 4;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const ROUNDS = 5;
const P95_BAR_MS = 60;

/** Searched letter by letter, as the search field does while somebody types. */
const TYPED = ['ngủ quên trên', 'den vang hem nho', 'khue harbour', 'low tide radio'];
const WHOLE = [
  ...['gio ghe', 'gió ghé', 'trên sóng', 'hien nha 123', 'ngu quen tren song 77', 'ốc lam 7', 'màu xanh', 'khuê'],
  ...['slow lanterns 999', 'paper rice', 'chuyen pha', 'motel', 'neon', 'áo mưa', 'borrowed ferry', 'collective 9'],
];
const MISTYPED = ['ngu qunn tren', 'borowed feri', 'khue harbor', 'chuyeen phaf', 'ddenf vangf', 'lua nua dem'];
const SUNG = ['nguoi thuong nho', 'đường về xa', 'em anh duong', 'mưa gió'];
const ABSENT = ['qqxxzz', 'kẹo mút thiên hà'];

const QUERIES = [...TYPED.flatMap(beginningsOf), ...WHOLE, ...MISTYPED, ...SUNG, ...ABSENT];
const PATHS = QUERIES.map((typed) => `/backend/search?q=${encodeURIComponent(typed)}`);

function beginningsOf(text: string): readonly string[] {
  return Array.from(text, (_, at) => text.slice(0, at + 1).trim());
}

const LYRIC_WORDS =
  'ngủ quên trên sóng gió ghé hiên nhà mưa áo em anh đường xa về đèn vàng chuyến phà đêm người thương nhớ một hai';
/** One song in twenty gets lyrics of a hundred words. The update is split into parts because the time of a statement is limited. */
const PARTS = 10;
const SUNG_ONE_IN = 20;

async function addLyrics(db: Kysely<Schema>): Promise<void> {
  for (let part = 0; part < PARTS; part += 1) {
    await sql`UPDATE songs SET lyrics_format = 'plain', lyrics = (
        SELECT string_agg(word || CASE WHEN n % 7 = 0 THEN chr(10) ELSE '' END, ' ')
        FROM generate_series(1, 100) n, LATERAL (
          SELECT (string_to_array(${LYRIC_WORDS}, ' '))[1 + (hashtext(n || songs.id) & 1048575) % 25] AS word) chosen)
      WHERE (hashtext(id) & 1048575) % ${SUNG_ONE_IN * PARTS} = ${part}`.execute(db);
  }
  await sql`ANALYZE song_words`.execute(db);
}

/** Fills the searched text of songs with several artists with the artists as they are displayed. */
async function addCredits(db: Kysely<Schema>): Promise<void> {
  await sql`UPDATE songs SET display_folded = credited
    FROM (SELECT song_id, string_agg(folded, ' ' ORDER BY position) AS credited
      FROM song_artists JOIN artists ON artists.id = artist_id GROUP BY song_id HAVING count(*) > 1) several
    WHERE song_id = songs.id`.execute(db);
  await sql`ANALYZE all_songs`.execute(db);
}

async function fill(db: Kysely<Schema>): Promise<void> {
  await addLyrics(db);
  await addCredits(db);
}

/** The time of each call when no other call runs, sorted. */
async function timesOf(product: Product): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of PATHS) {
      const startedAt = performance.now();
      await (await fetch(`${product.address}${path}`)).arrayBuffer();
      // The first round warms up.
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  return times.sort((a, b) => a - b);
}

const part = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;

async function measureLoad({ port }: Product): Promise<readonly Figure[]> {
  const plan = {
    port,
    paths: PATHS,
    headers: { 'accept-language': 'vi' },
    connections: CONNECTIONS,
    expectedStatus: 200,
  };
  await runLoad({ ...plan, seconds: WARM_UP_SECONDS });
  const { perSecond, p50Ms, p99Ms, errors } = await runLoad({ ...plan, seconds: SECONDS });
  const note = `${QUERIES.length} different texts in turn; p50 ${p50Ms.toFixed(2)} ms; ${errors} errors`;
  return [
    { what: `  ${CONNECTIONS} connections`, value: perSecond, unit: '/s', bar: { atLeast: 400 }, note },
    { what: '  its p99', value: p99Ms, unit: 'ms', bar: { atMost: 40 } },
  ];
}

async function measureAt(songs: number): Promise<readonly Figure[]> {
  const product = await startSeededProduct(songs, fill);
  try {
    const times = await timesOf(product);
    const slowest = part(times, 0.999);
    const note = `p50 ${part(times, 0.5).toFixed(1)} ms, slowest ${slowest.toFixed(1)} ms, one after the other`;
    const bar = songs <= HELD_AT ? { atMost: P95_BAR_MS } : undefined;
    const alone: Figure = { what: `search among ${songs} songs, p95`, value: part(times, 0.95), unit: 'ms', note };
    return [bar === undefined ? alone : { ...alone, bar }, ...(songs === LOADED_AT ? await measureLoad(product) : [])];
  } finally {
    await product.stopAndForget();
  }
}

/** Measures search while the library grows: typed letters, whole names, typos, words of songs, and texts without a match. */
export async function measureSearch(_files: number, sizes: readonly number[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const songs of sizes) figures.push(...(await measureAt(songs)));
  return figures;
}
