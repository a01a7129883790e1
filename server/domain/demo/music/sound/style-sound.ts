import type { KitName } from '../drums/kits';
import type { InstrumentName } from '../instruments/palette';
import type { Part } from '../score';

/** One instrument's place in the mix. */
export interface Channel {
  readonly instrument: InstrumentName;
  /** In decibels. */
  readonly level: number;
  /** −1 left to 1 right. */
  readonly pan?: number;
  /** Two takes, a few cents apart, this far to either side. */
  readonly width?: number;
  /** Low notes to one side, high notes to the other, so far. */
  readonly spread?: number;
  /** Semitones. */
  readonly transpose?: number;
  /** How much goes to the room, 0 to 1. */
  readonly room?: number;
  /** How much goes to the echo, 0 to 1. */
  readonly echo?: number;
  /** 0 to 1. */
  readonly chorus?: number;
  readonly tremolo?: { readonly hertz: number; readonly depth: number };
  /** How far a kick pushes it down, 0 to 1. */
  readonly duck?: number;
  /** What is below is taken away, in hertz. */
  readonly above?: number;
  /** What is above is taken away, in hertz. */
  readonly below?: number;
  /** One note slides into the next where they touch. */
  readonly legato?: boolean;
}

/** How a style sounds: who plays what, in which room, on which tape. */
export interface StyleSound {
  readonly melody: readonly Channel[];
  readonly parts: Readonly<Partial<Record<Part['role'], readonly Channel[]>>>;
  readonly bass: readonly Channel[];
  readonly drums: { readonly kit: KitName; readonly level: number; readonly room: number };
  readonly room: { readonly seconds: number; readonly size: number; readonly damping: number; readonly level: number };
  /** In beats, to one side and then the other. */
  readonly echo: { readonly beats: number; readonly feedback: number };
  /** The sea far off, in decibels. */
  readonly surf?: number;
  readonly tape?: { readonly below: number; readonly wow: number; readonly crackle: number };
}
