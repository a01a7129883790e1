import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Product } from '../tests/support/e2e/product';
import { startBareServer } from './bare-server';
import type { Figure } from './figure';
import { runLoad, type LoadPlan, type LoadResult } from './load';
import { startSeededProduct } from '../tests/support/e2e/seeded-product';

const SONGS = 10_000;
const CONNECTIONS = 4;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const PAGE_SIZE = 50;

const AS_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'vi' };

interface Case {
  readonly what: string;
  readonly paths: readonly string[];
  readonly bars: readonly [perSecond: number | undefined, p99Ms: number | undefined];
}

const songPages = Array.from({ length: 40 }, (_, page) => `/backend/song?page=${page * 5 + 1}&pageSize=${PAGE_SIZE}`);
const albumPaths = Array.from(
  { length: 40 },
  (_, n) => `/backend/album-playlist/songs?album_id=album${n + 1}&pageSize=50`,
);

const CASES: readonly Case[] = [
  { what: 'home', paths: ['/backend/home/v1'], bars: [1000, 20] },
  { what: `song list, ${PAGE_SIZE} a page`, paths: songPages, bars: [1000, 20] },
  { what: 'album list of songs', paths: albumPaths, bars: [1000, 20] },
  { what: 'one song', paths: ['/backend/song/info/song42'], bars: [undefined, undefined] },
  { what: 'suggestions', paths: ['/backend/song/song42'], bars: [undefined, undefined] },
];

async function load(port: number, paths: readonly string[]): Promise<LoadResult> {
  const plan: LoadPlan = {
    port,
    paths,
    headers: AS_A_BROWSER,
    connections: CONNECTIONS,
    seconds: SECONDS,
    expectedStatus: 200,
  };
  await runLoad({ ...plan, seconds: WARM_UP_SECONDS });
  return runLoad(plan);
}

/** Measures Node alone with the same bytes. */
async function loadBare(product: Product, call: string): Promise<LoadResult> {
  const answer = await (await fetch(`${product.address}${call}`)).arrayBuffer();
  const file = path.join(path.dirname(product.dataFolder), 'answer.json');
  await writeFile(file, Buffer.from(answer));
  const bare = await startBareServer(file, 'application/json');
  const result = await load(bare.port, ['/']);
  bare.stop();
  return result;
}

async function measureCase(product: Product, { what, paths, bars }: Case): Promise<readonly Figure[]> {
  const { perSecond, p50Ms, p99Ms, errors } = await load(product.port, paths);
  const bare = await loadBare(product, paths[0] ?? '/');
  const note = `${(perSecond / bare.perSecond).toFixed(2)} of bare Node with the same bytes; p50 ${p50Ms.toFixed(2)} ms; ${errors} errors`;
  const [atLeast, atMost] = bars;
  return [
    {
      what: `${what}, ${SONGS} songs, ${CONNECTIONS} connections`,
      value: perSecond,
      unit: '/s',
      bar: barOf({ atLeast }),
      note,
    },
    { what: '  its p99', value: p99Ms, unit: 'ms', bar: barOf({ atMost }) },
  ];
}

function barOf(bar: { readonly atLeast?: number; readonly atMost?: number }): Figure['bar'] {
  return bar.atLeast === undefined && bar.atMost === undefined ? undefined : bar;
}

/** Measures home, lists and songs of a large catalogue, requested by four listeners without a pause. */
export async function measureApi(): Promise<readonly Figure[]> {
  const product = await startSeededProduct(SONGS);
  try {
    const figures: Figure[] = [];
    for (const each of CASES) figures.push(...(await measureCase(product, each)));
    return figures;
  } finally {
    await product.stopAndForget();
  }
}
