import type { PictureColour } from '../catalogue/song-card';
import { oklch, type Oklch } from './oklch';

/** The votes for hues that lie close to each other. */
interface Bin {
  weight: number;
  x: number;
  y: number;
  chroma: number;
}

const BINS = 24;
const BIN_DEGREES = 15;
const TURN = 360;
const HALF_TURN = 180;
const RADIANS = Math.PI / HALF_TURN;

const SEE_THROUGH_BELOW = 128;
/** Outside these a pixel is grey, crushed black or blown white, and does not vote. */
const VOTING = { chroma: 0.03, darkest: 0.12, lightest: 0.96 } as const;
const BEST_LIGHTNESS = 0.62;
const LIGHTNESS_COUNTS = 0.9;

const HUES_APART = 40;
const OTHER_HUE_TURN = 330;
/** For a picture without colours: a quiet tint of ink. */
const INK: PictureColour = { hue: 285, chroma: 0.012, secondHue: 285 };

/**
 * The dominant colour of a small picture, from its RGBA bytes (design §9). Votes are weighted by the square of the chroma, so a
 * small sun beats a large dull sky. Hues are whole degrees, with the second hue at least 40° from the first; the theme chooses
 * the lightness.
 */
export function dominantColour(pixels: Uint8Array): PictureColour {
  const bins = countVotes(pixels).filter(({ weight }) => weight > 0);
  if (bins.length === 0) return INK;
  const best = strongest(bins);
  const hue = hueOf(best);
  const others = bins.filter((bin) => apart(hueOf(bin), hue) >= HUES_APART);
  return {
    hue,
    chroma: Math.round((best.chroma / best.weight) * 1000) / 1000,
    secondHue: others.length > 0 ? hueOf(strongest(others)) : (hue + OTHER_HUE_TURN) % TURN,
  };
}

function countVotes(pixels: Uint8Array): readonly Bin[] {
  const bins: readonly Bin[] = Array.from({ length: BINS }, () => ({ weight: 0, x: 0, y: 0, chroma: 0 }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4);
    const colour = oklch(red, green, blue);
    const bin = bins[Math.floor(colour.hue / BIN_DEGREES)];
    if (bin !== undefined && opacity >= SEE_THROUGH_BELOW && votes(colour)) addVote(bin, colour);
  }
  return bins;
}

function votes({ lightness, chroma }: Oklch): boolean {
  return chroma >= VOTING.chroma && lightness >= VOTING.darkest && lightness <= VOTING.lightest;
}

function addVote(bin: Bin, { lightness, chroma, hue }: Oklch): void {
  const weight = chroma ** 2 * (1 - Math.abs(lightness - BEST_LIGHTNESS) * LIGHTNESS_COUNTS);
  bin.weight += weight;
  bin.x += weight * Math.cos(hue * RADIANS);
  bin.y += weight * Math.sin(hue * RADIANS);
  bin.chroma += weight * chroma;
}

const strongest = (bins: readonly Bin[]): Bin => bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best));

const hueOf = ({ x, y }: Bin): number => Math.round(Math.atan2(y, x) / RADIANS + TURN) % TURN;

/** The smaller angle between two hues, in degrees. */
const apart = (one: number, other: number): number => Math.abs(((one - other + TURN + HALF_TURN) % TURN) - HALF_TURN);
