import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SongInfoWire } from '../contract/song-info';
import { makeTemporaryFolder, Product } from '../tests/support/e2e/product';
import { median, type Figure } from './figure';
import { findSong } from './find-song';

const READERS = 1_500;
const TITLE = 'Stalled';
/** More than the operating system buffers for a client that reads nothing. */
const FILE_BYTES = 40_000_000;
const RATE = 48_000;
const LOOK_EVERY_MS = 250;
const GIVE_UP_MS = 120_000;
/** The server may open up to this many files of its own meanwhile. */
const OTHER_FILES = 20;
const WAV_HEADER_BYTES = 44;

/** A WAV file of noise: 16 bits, one channel. */
function noise(): Buffer {
  const wav = randomBytes(FILE_BYTES);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(FILE_BYTES - 8, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(FILE_BYTES - WAV_HEADER_BYTES, 40);
  return wav;
}

function residentMegabytes(processId: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

const openFiles = (processId: number): number => readdirSync(`/proc/${processId}/fd`).length;

function stalledReader(port: number, file: string): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(`GET ${file} HTTP/1.1\r\nHost: localhost\r\n\r\n`));
  socket.on('error', () => undefined);
  return socket.pause();
}

interface Seen {
  readonly peak: number;
  readonly seconds: number;
  readonly answersMs: readonly number[];
}

/** Waits until the server has closed all of these connections, and sends other requests meanwhile. */
async function lookOn(product: Product, filesBefore: number): Promise<Seen> {
  const begun = performance.now();
  const answersMs: number[] = [];
  let peak = 0;
  for (;;) {
    const asked = performance.now();
    await (await fetch(`${product.address}/livez`)).text();
    answersMs.push(performance.now() - asked);
    peak = Math.max(peak, residentMegabytes(product.processId));
    const passed = performance.now() - begun;
    const areClosed = passed > LOOK_EVERY_MS * 40 && openFiles(product.processId) < filesBefore + OTHER_FILES;
    if (areClosed || passed > GIVE_UP_MS) return { peak, seconds: passed / 1_000, answersMs };
    await wait(LOOK_EVERY_MS);
  }
}

/** Measures, on Linux, the cost of clients that request a whole file and read nothing of it. */
export async function measureStalled(): Promise<readonly Figure[]> {
  const folder = path.join(await makeTemporaryFolder(), 'music');
  await mkdir(folder);
  await writeFile(path.join(folder, `${TITLE}.wav`), noise());
  const product = await Product.start({ mediaFolder: folder });
  const readers: Socket[] = [];
  try {
    const info = await product.ask<SongInfoWire>(`/backend/song/info/${(await findSong(product, TITLE)).id}`);
    const file = info.audios.find(({ kind }) => kind === 'file')?.url ?? '/missing';
    const before = residentMegabytes(product.processId);
    const filesBefore = openFiles(product.processId);
    for (let reader = 0; reader < READERS; reader += 1) readers.push(stalledReader(product.port, file));
    const { peak, seconds, answersMs } = await lookOn(product, filesBefore);
    return [
      { what: `${READERS} readers that take nothing, memory`, value: peak - before, unit: 'MB', bar: { atMost: 100 } },
      { what: '  all closed after', value: seconds, unit: 's', bar: { atMost: 60 } },
      { what: '  answers for others meanwhile, median', value: median(answersMs), unit: 'ms' },
      { what: '  the longest', value: Math.max(...answersMs), unit: 'ms' },
    ];
  } finally {
    readers.forEach((reader) => reader.destroy());
    await product.stopAndForget();
    await rm(path.dirname(folder), { recursive: true, force: true });
  }
}
