/** One note for an instrument to play. */
export interface Voice {
  /** MIDI, fractions allowed. */
  readonly pitch: number;
  /** How long the note is held, in seconds; the instrument decides how long it rings after that. */
  readonly gate: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** The previous pitch if the player slides from it; otherwise null. */
  readonly slideFrom: number | null;
  readonly seed: number;
}

/** Writes the note from the beginning of `out`, overwriting earlier samples, and returns the number of samples written. */
export type Instrument = (voice: Voice, out: Float32Array) => number;
