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
  /** Plays two takes, a few cents apart, panned this far to either side. */
  readonly width?: number;
  /** Pans low notes to one side and high notes to the other, by this much. */
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
  /** How much a kick lowers its level, 0 to 1. */
  readonly duck?: number;
  /** Frequencies below this are removed, in hertz. */
  readonly above?: number;
  /** Frequencies above this are removed, in hertz. */
  readonly below?: number;
  /** One note slides into the next where they touch. */
  readonly legato?: boolean;
}

/** How a style sounds: the instruments of each part, the room and the tape. */
export interface StyleSound {
  readonly melody: readonly Channel[];
  readonly parts: Readonly<Partial<Record<Part['role'], readonly Channel[]>>>;
  readonly bass: readonly Channel[];
  readonly drums: { readonly kit: KitName; readonly level: number; readonly room: number };
  readonly room: { readonly seconds: number; readonly size: number; readonly damping: number; readonly level: number };
  /** In beats, alternating between the sides. */
  readonly echo: { readonly beats: number; readonly feedback: number };
  /** Level of a distant sea, in decibels. */
  readonly surf?: number;
  readonly tape?: { readonly below: number; readonly wow: number; readonly crackle: number };
}
