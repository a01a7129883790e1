/** The mix bus of a song: both sides, and the signal for the room. */
export interface Bus {
  readonly left: Float32Array;
  readonly right: Float32Array;
  readonly room: Float32Array;
}

/** One channel's own sound before it is mixed, and the stretch of it that is not silent, in samples. */
export interface Track {
  readonly left: Float32Array;
  readonly right: Float32Array;
  from: number;
  to: number;
}

export const decibels = (value: number): number => 10 ** (value / 20);

/** Adds mono samples to both sides: the side of the pan gets more, and the total power stays the same (constant-power law). */
export function addPanned(
  track: Track,
  samples: Float32Array,
  at: number,
  place: { length: number; gain: number; pan: number },
): void {
  const angle = ((Math.min(1, Math.max(-1, place.pan)) + 1) * Math.PI) / 4;
  const toLeft = Math.cos(angle) * place.gain;
  const toRight = Math.sin(angle) * place.gain;
  const { left, right } = track;
  const count = Math.min(place.length, left.length - at);
  for (let index = 0; index < count; index += 1) {
    const sample = samples[index] as number;
    left[at + index] = (left[at + index] as number) + sample * toLeft;
    right[at + index] = (right[at + index] as number) + sample * toRight;
  }
  track.from = Math.min(track.from, at);
  track.to = Math.max(track.to, at + Math.max(0, count));
}
