export interface WaveShape {
  /** Height of the still water below the top edge. */
  readonly base: number;
  readonly amplitude: number;
  readonly period: number;
  /** Shift along the wave, in periods. */
  readonly shift: number;
  /** How much of a second, twice as quick swell is mixed in: 0 for calm water. */
  readonly chop?: number;
}

const STEP = 12;
const TURN = 2 * Math.PI;

/** The outline of water in a box of the given size: a swell along its top, closed along its bottom. */
export function wavePath(
  width: number,
  height: number,
  { base, amplitude, period, shift, chop = 0 }: WaveShape,
): string {
  const surfaceAt = (x: number): string => {
    const turn = TURN * (x / period + shift);
    return (base - amplitude * (Math.sin(turn) + chop * Math.sin(2 * turn + 1.1))).toFixed(1);
  };
  const count = Math.ceil(width / STEP) + 1;
  const points = Array.from({ length: count }, (_, index) => `${index * STEP} ${surfaceAt(index * STEP)}`);
  return `M${points.join('L')}V${height}H0Z`;
}
