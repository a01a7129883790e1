/** A colour as films encode it: BT.709, studio range; luma from 16 to 235, both differences centred on 128. */
export interface Tone {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

const RED_WEIGHT = 0.2126;
const BLUE_WEIGHT = 0.0722;
const LUMA_RANGE = 219 / 255;
const CHROMA_RANGE = 224 / 255;

/** The tone of a colour written `#RRGGBB`. */
export function toneOf(colour: string): Tone {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const luma = RED_WEIGHT * red + (1 - RED_WEIGHT - BLUE_WEIGHT) * green + BLUE_WEIGHT * blue;
  return {
    luma: 16 + luma * LUMA_RANGE,
    blue: 128 + ((blue - luma) / (2 - 2 * BLUE_WEIGHT)) * CHROMA_RANGE,
    red: 128 + ((red - luma) / (2 - 2 * RED_WEIGHT)) * CHROMA_RANGE,
  };
}

/** The tone between two, at 0 the first, at 1 the second. */
export const mixTones = (first: Tone, second: Tone, share: number): Tone => ({
  luma: first.luma + (second.luma - first.luma) * share,
  blue: first.blue + (second.blue - first.blue) * share,
  red: first.red + (second.red - first.red) * share,
});
