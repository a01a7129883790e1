import { ARTWORK_LINES, LINE_OPACITY, artworkPalette, type ArtworkPalette } from '../../../contract/kernel/artwork';
import type { PictureColour } from '../catalogue/song-card';
import { dominantColour } from './dominant-colour';

type Channels = readonly number[];

/**
 * The background is a gradient from one colour to another and covers more of the picture than the lines, so it is sampled at this
 * many points.
 */
const GROUND_STEPS = 10;

const known = new Map<ArtworkPalette, PictureColour>();

const channels = (colour: string): Channels => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const blend = (under: Channels, over: Channels, share: number): Channels =>
  over.map((value, at) => Math.round(value * share + (under[at] ?? 0) * (1 - share)));

function sample(palette: ArtworkPalette): Uint8Array {
  const inks = palette.map(channels);
  const [start = [], end = []] = inks;
  const ground = Array.from({ length: GROUND_STEPS }, (_, step) => blend(start, end, step / (GROUND_STEPS - 1)));
  const middle = blend(start, end, 0.5);
  const lines = inks.flatMap((ink, place) =>
    Array.from({ length: ARTWORK_LINES[place] ?? 0 }, () => blend(middle, ink, LINE_OPACITY)),
  );
  return Uint8Array.from([...ground, ...lines].flatMap((colour) => [...colour, 255]));
}

/**
 * The colour of the picture drawn for an id without a picture of its own, computed by the same vote as for any picture (design
 * §9).
 */
export function drawnColour(id: string): PictureColour {
  const palette = artworkPalette(id);
  const colour = known.get(palette) ?? dominantColour(sample(palette));
  known.set(palette, colour);
  return colour;
}
