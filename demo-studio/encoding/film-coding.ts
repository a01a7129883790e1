import { FRAMES_PER_SECOND, type Film } from '../film/film';

const KEYFRAME_SECONDS = 2;
const QUALITY = '23';
const KEYFRAMES = String(FRAMES_PER_SECOND * KEYFRAME_SECONDS);

/** Neither dates nor versions are written, and the output does not depend on the number of processors. */
export const REPEATABLE = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-threads', '1', '-map_metadata', '-1'];

/** Banding shows first in slow, dark gradients, so the encoder is told to spend more bits there. */
export const PICTURE_CODING = [
  ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryfast', '-crf', QUALITY, '-aq-mode', '3'],
  ...['-pix_fmt', 'yuv420p', '-g', KEYFRAMES, '-keyint_min', KEYFRAMES, '-sc_threshold', '0'],
  ...['-color_range', 'tv', '-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
];

/** The input options for a film's pictures of this size, in pixels, on standard input. */
export const picturesIn = (width: number, height: number): readonly string[] => [
  ...['-f', 'rawvideo', '-pix_fmt', 'yuv420p', '-s', `${width}x${height}`],
  ...['-r', String(FRAMES_PER_SECOND), '-i', 'pipe:0'],
];

/** A film's pictures, each of which overwrites the one before it. */
export function* pictures(film: Film): Generator<Uint8Array> {
  for (let frame = 0; frame < film.frameCount; frame += 1) yield film.draw(frame);
}
