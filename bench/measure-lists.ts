import type { Product } from '../tests/support/e2e/product';
import type { Figure } from './figure';
import { runLoad, type LoadPlan } from './load';
import { startSeededProduct } from '../tests/support/e2e/seeded-product';

const LOADED_AT = 10_000;
const HELD_AT = 100_000;
const P95_BAR_MS = 30;
const PAGE_SIZE = 50;
const ROUNDS = 8;
const DIFFERENT = 8;
const LOAD = { connections: 4, seconds: 5, warmUpSeconds: 1, pages: 20, atLeast: 1_000, p99Ms: 20 } as const;
const HEADERS = { 'accept-language': 'vi', 'accept-encoding': 'gzip, deflate, br' };

interface Case {
  readonly what: string;
  /** The n-th variant of the request, counted from 1. */
  readonly path: (n: number) => string;
}

const page = (n: number): string => `page=${n}&pageSize=${PAGE_SIZE}`;
/** The last pages that a listener can be expected to reach, with ten items each: those just before the thousandth. */
const deep = (n: number): string => `page=${1_000 - n}&pageSize=10`;

const sorted = (what: string, path: string, sorts: readonly string[]): readonly Case[] =>
  sorts.flatMap((sort) => [
    { what: `${what} by ${sort}`, path: (n: number) => `${path}sort=${sort}&${page(n)}` },
    { what: `${what} by ${sort}, page 1,000`, path: (n: number) => `${path}sort=${sort}&${deep(n)}` },
  ]);

const LISTS: readonly Case[] = ['new', 'popular', 'videos', 'trending', 'for-you'].map((type) => ({
  what: `list of songs: ${type}`,
  path: (n) => `/backend/song/collection/type?type=${type}&page=${n}&size=${PAGE_SIZE}`,
}));

const ROWS: readonly Case[] = ['new', 'albums', 'artists', 'playlists', 'categories', 'albums-in-category2'].map(
  (id) => ({ what: `row in full: ${id}`, path: (n) => `/backend/section/${id}?${page(n)}` }),
);

const CASES: readonly Case[] = [
  ...sorted('songs', '/backend/song?', ['newest', 'popular', 'title', 'artist', 'duration']),
  ...sorted('songs of a category', '/backend/song?category_id=category3&', ['popular', 'newest', 'title']),
  { what: 'songs of an artist by title', path: (n) => `/backend/song?artist_id=artist${n}&sort=title&${page(1)}` },
  ...sorted('albums', '/backend/album-playlist?', ['newest', 'popular', 'title', 'year']),
  { what: 'albums of a category', path: (n) => `/backend/album-playlist?category_id=category${n}&${page(n)}` },
  { what: 'albums of an artist', path: (n) => `/backend/album-playlist?artist_id=artist${n}` },
  ...sorted('playlists', '/backend/album-playlist?type=playlist&', ['newest', 'popular', 'title']).slice(0, 1),
  ...sorted('artists', '/backend/artists?', ['popular', 'name', 'newest']),
  ...LISTS,
  ...ROWS,
  { what: 'artist', path: (n) => `/backend/artist/artist${n}` },
  { what: 'category', path: (n) => `/backend/category/category${n}` },
  { what: 'categories', path: (n) => `/backend/category?page=1&pageSize=${PAGE_SIZE + n}` },
  { what: 'album', path: (n) => `/backend/album-playlist/songs?album_id=album${n}&${page(1)}` },
  {
    what: 'playlist of 10,000, its last pages',
    path: (n) => `/backend/album-playlist/songs?type=playlist&album_id=playlist1&page=${201 - n}&pageSize=${PAGE_SIZE}`,
  },
  { what: 'page of a song, as it is served', path: (n) => `/song/song${n}` },
];

const waysOf = ({ path }: Case): readonly string[] => Array.from({ length: DIFFERENT }, (_, n) => path(n + 1));

async function timesOf({ address }: Product, paths: readonly string[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const path of paths) {
      const startedAt = performance.now();
      const answer = await fetch(`${address}${path}`, { headers: HEADERS });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      // The first round warms up.
      if (round > 0) times.push(performance.now() - startedAt);
    }
  }
  return times.sort((a, b) => a - b);
}

const part = (times: readonly number[], share: number): number => times[Math.floor(times.length * share)] ?? NaN;

async function measureCase(product: Product, each: Case, songs: number): Promise<Figure> {
  const times = await timesOf(product, waysOf(each));
  return {
    what: `${each.what}, ${songs} songs, p95`,
    value: part(times, 0.95),
    unit: 'ms',
    note: `p50 ${part(times, 0.5).toFixed(1)} ms`,
    ...(songs <= HELD_AT && { bar: { atMost: P95_BAR_MS } }),
  };
}

/** Measures albums that four listeners request without a pause. */
async function measureLoad({ port }: Product): Promise<readonly Figure[]> {
  const paths = Array.from({ length: LOAD.pages }, (_, n) => `/backend/album-playlist?${page(n + 1)}`);
  const plan: Omit<LoadPlan, 'seconds'> = {
    port,
    paths,
    headers: HEADERS,
    expectedStatus: 200,
    connections: LOAD.connections,
  };
  await runLoad({ ...plan, seconds: LOAD.warmUpSeconds });
  const { perSecond, p50Ms, p99Ms, errors } = await runLoad({ ...plan, seconds: LOAD.seconds });
  const note = `p50 ${p50Ms.toFixed(2)} ms; ${errors} errors`;
  return [
    {
      what: `list of ${PAGE_SIZE} albums, ${LOADED_AT} songs, ${LOAD.connections} connections`,
      value: perSecond,
      unit: '/s',
      bar: { atLeast: LOAD.atLeast },
      note,
    },
    { what: '  its p99', value: p99Ms, unit: 'ms', bar: { atMost: LOAD.p99Ms } },
  ];
}

async function measureAt(songs: number): Promise<readonly Figure[]> {
  const product = await startSeededProduct(songs);
  try {
    const figures: Figure[] = [];
    for (const each of CASES) figures.push(await measureCase(product, each, songs));
    return songs === LOADED_AT ? [...figures, ...(await measureLoad(product))] : figures;
  } finally {
    await product.stopAndForget();
  }
}

/** Measures every list while the library grows: the first pages, and the thousandth page. */
export async function measureLists(_files: number, sizes: readonly number[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const songs of sizes) figures.push(...(await measureAt(songs)));
  return figures;
}
