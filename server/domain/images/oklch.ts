/** A colour in perceptual terms: lightness 0 to 1, chroma 0 to about 0.4, hue in degrees from 0 up to 360. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const TURN = 360;

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

// Each of these 256 values is needed a thousand times per picture.
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => linear(channel));

/** An sRGB colour, one byte per channel, in OKLCH; a grey has no chroma and a meaningless hue. */
export function oklch(red: number, green: number, blue: number): Oklch {
  const r = LINEAR[red] ?? 0;
  const g = LINEAR[green] ?? 0;
  const b = LINEAR[blue] ?? 0;
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const middle = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const greenToRed = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const blueToYellow = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    chroma: Math.hypot(greenToRed, blueToYellow),
    hue: ((Math.atan2(blueToYellow, greenToRed) * 180) / Math.PI + TURN) % TURN,
  };
}
