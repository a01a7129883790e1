import { mixTones, type Tone } from './tone';

/** A tone at a height, in picture units. */
export type Stop = readonly [y: number, tone: Tone];

/** What a shape is filled with: tones that change evenly from one height to the next. */
export interface Ink {
  /** From top to bottom; above the first and below the last stop, the tone does not change. */
  readonly stops: readonly [Stop, ...Stop[]];
  /** 0 is transparent, 1 is opaque. */
  readonly strength: number;
}

/** One tone everywhere. */
export const flat = (tone: Tone, strength = 1): Ink => ({ stops: [[0, tone]], strength });

/** A change of tone from stop to stop. */
export const ramp = (...stops: readonly [Stop, ...Stop[]]): Ink => ({ stops, strength: 1 });

/** The same ink with another strength: 0 is invisible, 1 is opaque. */
export const thin = (ink: Ink, strength: number): Ink => ({ ...ink, strength });

/** The tone of an ink at a height. */
export function toneAt({ stops }: Ink, y: number): Tone {
  let [above, tone] = stops[0];
  for (const [below, next] of stops) {
    if (y < below) return y <= above ? tone : mixTones(tone, next, (y - above) / (below - above));
    [above, tone] = [below, next];
  }
  return tone;
}
