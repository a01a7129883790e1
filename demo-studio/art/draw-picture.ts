import { seededRandom } from '../music/compose/seeded-random';
import { Canvas } from './drawing/canvas';
import { PALETTES } from './palette';
import type { PictureBrief, PictureKind } from './picture-brief';
import { portrait } from './portraits/portrait';
import { SCENES } from './scenes/motifs';

interface Format {
  readonly width: number;
  readonly height: number;
  /** The range of the subject's horizontal position, in shares of the width: further right where text covers the left side. */
  readonly focus: readonly [from: number, to: number];
}

const SQUARE: Format = { width: 1200, height: 1200, focus: [0.46, 0.54] };

const FORMATS: Readonly<Record<PictureKind, Format>> = {
  cover: SQUARE,
  portrait: SQUARE,
  playlist: SQUARE,
  banner: { width: 1920, height: 720, focus: [0.68, 0.74] },
  category: { width: 1200, height: 800, focus: [0.54, 0.62] },
  poster: { width: 1280, height: 720, focus: [0.45, 0.55] },
};

/**
 * Draws a brief as SVG text in its final size in pixels, without words, fonts or external resources. The same brief gives the
 * same text everywhere.
 */
export function drawPicture({ kind, motif, palette, seed }: PictureBrief): string {
  const { width, height, focus } = FORMATS[kind];
  const scene = SCENES[motif];
  const random = seededRandom(seed, `${kind} ${motif}`);
  const canvas = new Canvas({
    width,
    height,
    random,
    palette: PALETTES[palette ?? scene.palette],
    focus: random.between(...focus),
  });
  if (kind === 'portrait') portrait(canvas, seed);
  else scene.paint(canvas);
  return canvas.svg();
}
