import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { initSegment } from '../../../server/domain/media/init-segments';
import { initId } from '../../../server/domain/media/media-urls';
import {
  ENCODER_DELAY_SAMPLES,
  planAudio,
  secondsOf,
  segmentUnits,
  songSamples,
} from '../../../server/domain/media/segment-plan';
import { AudioSegments } from '../../../server/infrastructure/ffmpeg/audio-segments';
import type { InstantSource } from '../../../src/domain/playback/sources/playback-source';
import { aSource, aStart } from '../builders/a-source';

const run = promisify(execFile);

const SAMPLE_RATE = 44_100;
const MOST_BYTES = 20_000_000;

/** The segments of one rendition as the product's server cuts them: `instant/{kbps}/{n}.m4s`. */
export async function makeInstantRendition(
  ffmpeg: string,
  folder: string,
  { kbps, seconds, input }: { readonly kbps: number; readonly seconds: number; readonly input: readonly string[] },
): Promise<void> {
  const target = path.join(folder, 'instant', String(kbps));
  await mkdir(target, { recursive: true });
  const samples = songSamples(seconds * 1_000, SAMPLE_RATE);
  const filters = `aresample=${SAMPLE_RATE},aformat=channel_layouts=stereo,apad,atrim=end_sample=${samples}`;
  const output = ['-af', filters, '-c:a', 'aac', '-b:a', `${kbps}k`, '-f', 'adts', 'pipe:1'];
  const quiet = ['-hide_banner', '-nostdin', '-loglevel', 'error'];
  const { stdout } = await run(ffmpeg, [...quiet, ...input, ...output], { encoding: 'buffer', maxBuffer: MOST_BYTES });
  const plan = planAudio(seconds * 1_000, SAMPLE_RATE);
  const segments = new AudioSegments(plan, { first: 0, framesToDrop: 0 }, (name, bytes) =>
    writeFile(path.join(target, name), bytes),
  );
  await segments.push(stdout);
}

/** A song of the engine site as a source that needs no manifest; the address ends in `master.m3u8` as its playlist's does. */
export function instantSource(song: string, seconds: number): InstantSource {
  const plan = planAudio(seconds * 1_000, SAMPLE_RATE);
  const pattern = (kbps: number): string => `/media/${song}/instant/${kbps}/{n}.m4s`;
  const start = aStart({
    initBase64: Buffer.from(initSegment(initId(SAMPLE_RATE)) ?? []).toString('base64'),
    segmentPattern: pattern(64),
    firstDuration: secondsOf(plan, segmentUnits(plan, 0)),
    segmentDuration: secondsOf(plan, plan.nextUnits),
    duration: seconds,
    sampleRate: SAMPLE_RATE,
    encoderDelaySamples: ENCODER_DELAY_SAMPLES,
    renditions: [64, 256].map((kbps) => ({ bitrate: kbps * 1_000, segmentPattern: pattern(kbps) })),
  });
  return { ...aSource({ url: `/media/${song}/master.m3u8` }), start };
}
