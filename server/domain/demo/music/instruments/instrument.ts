/** One note for an instrument to sound. */
export interface Voice {
  /** MIDI, fractions allowed. */
  readonly pitch: number;
  /** How long it is held, in seconds; what it rings after that is the instrument's. */
  readonly gate: number;
  /** 0 to 1. */
  readonly velocity: number;
  /** The pitch before, where the player slides from it. */
  readonly slideFrom: number | null;
  readonly seed: number;
}

/** Writes the note from the beginning of `out` over what was there, and answers how many samples it wrote. */
export type Instrument = (voice: Voice, out: Float32Array) => number;
