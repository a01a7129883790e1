import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixtureFfmpeg } from '../fixtures/fixture-ffmpeg';
import { makeInstantRendition } from './instant-media';

const run = promisify(execFile);

/** 14 segments of 2 s and a last one of 1 s. */
export const SONG_SECONDS = 29;
const BITRATES = [64, 256];
const TONE = ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SONG_SECONDS}`];
const QUIET = ['-hide_banner', '-nostdin', '-loglevel', 'error', '-y'];

async function encodeRendition(ffmpeg: string, folder: string, kbps: number): Promise<void> {
  const target = path.join(folder, String(kbps));
  await mkdir(target);
  const codec = ['-c:a', 'aac', '-b:a', `${kbps}k`, '-ar', '44100', '-ac', '2'];
  const segments = ['-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_segment_type', 'fmp4'];
  const names = ['-hls_fmp4_init_filename', 'init.mp4', '-hls_segment_filename', path.join(target, '%d.m4s')];
  await run(ffmpeg, [...QUIET, ...TONE, ...codec, ...segments, ...names, path.join(target, 'index.m3u8')]);
}

const variant = (kbps: number): string =>
  `#EXT-X-STREAM-INF:BANDWIDTH=${kbps * 1100},CODECS="mp4a.40.2"\n${kbps}/index.m3u8`;

/** One tone of 440 Hz as an adaptive playlist (`master.m3u8`), as segments that need no playlist, and as `song.mp3`. */
export async function makeEngineMedia(): Promise<string> {
  const ffmpeg = await fixtureFfmpeg();
  const folder = await mkdtemp(path.join(tmpdir(), 'song-engines-'));
  for (const kbps of BITRATES) {
    await encodeRendition(ffmpeg, folder, kbps);
    await makeInstantRendition(ffmpeg, folder, { kbps, seconds: SONG_SECONDS, input: TONE });
  }
  const master = ['#EXTM3U', '#EXT-X-VERSION:7', ...BITRATES.map(variant), ''].join('\n');
  await writeFile(path.join(folder, 'master.m3u8'), master);
  await run(ffmpeg, [...QUIET, ...TONE, '-c:a', 'libmp3lame', '-b:a', '128k', path.join(folder, 'song.mp3')]);
  return folder;
}
