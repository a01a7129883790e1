import type { InstantStart } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';

/** Sound is cut in whole AAC frames. */
const FRAME_SAMPLES = 1024;

type Cut = Pick<InstantStart, 'firstDuration' | 'segmentDuration' | 'duration' | 'sampleRate' | 'encoderDelaySamples'>;

export interface Span {
  readonly from: Seconds;
  readonly to: Seconds;
}

const framesIn = (seconds: Seconds, { sampleRate }: Cut): number =>
  Math.max(1, Math.round((seconds * sampleRate) / FRAME_SAMPLES));

/** The silence that the encoder puts before the song. */
export const encoderDelay = ({ encoderDelaySamples, sampleRate }: Cut): Seconds => encoderDelaySamples / sampleRate;

/** How many segments the song has. The last one may be shorter than the others. */
export function segmentCount(cut: Cut): number {
  const samples = Math.round(cut.duration * cut.sampleRate) + cut.encoderDelaySamples;
  const later = Math.ceil(samples / FRAME_SAMPLES) - framesIn(cut.firstDuration, cut);
  return 1 + Math.max(0, Math.ceil(later / framesIn(cut.segmentDuration, cut)));
}

/** The part of the song that segment `index` holds, in the song's own seconds, without the encoder's delay. */
export function segmentSpan(cut: Cut, index: number): Span {
  return { from: boundary(cut, index), to: boundary(cut, index + 1) };
}

/** What is left of a span from this position on. */
export const spanFrom = ({ from, to }: Span, position: Seconds): Span => ({ from: Math.max(from, position), to });

/** The segment that holds this position of the song; the last one for a position past the end. */
export function segmentAt(cut: Cut, position: Seconds): number {
  const frame = ((Math.max(0, position) + encoderDelay(cut)) * cut.sampleRate) / FRAME_SAMPLES;
  const later = frame - framesIn(cut.firstDuration, cut);
  const index = later < 0 ? 0 : 1 + Math.floor(later / framesIn(cut.segmentDuration, cut));
  return Math.min(index, segmentCount(cut) - 1);
}

/** Where segment `index` begins; the song's end for one past the last. */
function boundary(cut: Cut, index: number): Seconds {
  if (index <= 0) return 0;
  const frames = framesIn(cut.firstDuration, cut) + (index - 1) * framesIn(cut.segmentDuration, cut);
  const time = (frames * FRAME_SAMPLES) / cut.sampleRate - encoderDelay(cut);
  return Math.min(Math.max(0, time), cut.duration);
}

/** The address of segment `index` of a rendition, counted from 0. */
export const segmentUrl = (pattern: string, index: number): string => pattern.replace('{n}', String(index));
