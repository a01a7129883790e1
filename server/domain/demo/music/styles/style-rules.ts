import type { VoicingWindow } from '../harmony/voice-chord';
import type { DrumName } from '../score';

/**
 * One bar (16 characters, a sixteenth each) or two (32): `.` rests, `1` to `9` is how hard it is struck.
 */
export type Groove = Readonly<Partial<Record<DrumName, string>>>;

/**
 * How chords are played, 16 or 32 characters: `1` to `9` strikes, `-` lets ring, `.` is silent. A roll spreads the voices
 * in time, as a hand over strings does.
 */
export interface ChordFigure {
  readonly pattern: string;
  /** Seconds between one voice and the next. */
  readonly rollSeconds?: number;
}

/** Broken chords, 16 or 32 characters: `b` the bass, `0` to `5` the voices from low to high (above the top: an octave up). */
export interface ArpeggioFigure {
  readonly pattern: string;
  /** How long each note rings, in beats, though never past its chord. */
  readonly ring: number;
  readonly octave?: number;
}

/** Which parts sound in a section; what is not named is silent there. */
export interface Arrangement {
  readonly drums?: Groove;
  /** 16 or 32 characters: `r` root, `5` fifth, `3` third, `o` octave, `a` a step before the next root, `-` holds, `.` rests. */
  readonly bass?: string;
  readonly chords?: ChordFigure;
  readonly pad?: boolean;
  readonly arpeggio?: ArpeggioFigure;
  /** `answers` fills the melody's rests, `guide` holds the chords' thirds and sevenths, `hook` plays the chorus's first line. */
  readonly counter?: 'answers' | 'guide' | 'hook';
}

/** What a style plays where; later verses and the last chorus may be fuller than the first. */
export interface Arrangements {
  readonly intro: Arrangement;
  readonly verse: Arrangement;
  readonly laterVerse: Arrangement;
  readonly chorus: Arrangement;
  readonly lastChorus: Arrangement;
  readonly bridge: Arrangement;
  readonly outro: Arrangement;
}

/** Progressions to choose from, four bars each, as `readProgression` reads them. */
export interface ProgressionBook {
  readonly verse: readonly string[];
  readonly chorus: readonly string[];
  readonly bridge: readonly string[];
  /** The chord that the song ends on. */
  readonly ending: string;
}

export interface MelodyRules {
  /** MIDI pitches that the melody stays between. */
  readonly low: number;
  readonly high: number;
  /** Notes in two bars where nothing is sung: fewest and most. */
  readonly notes: readonly [fewest: number, most: number];
  /** 0: on the beat; 1: mostly off it. */
  readonly offbeat: number;
  /** How often a sixteenth between eighths is as welcome as they are, 0 to 1. */
  readonly sixteenths: number;
  readonly scale: 'seven' | 'five';
  /** How much of a note's time sounds. */
  readonly legato: number;
}

/** All that tells one style's writing from another's. */
export interface StyleRules {
  /** Beats per minute at which it is at home. */
  readonly tempos: readonly [slowest: number, fastest: number];
  /** Every second `unit` (in beats) comes late by `amount` of it; a third is triplet feel. */
  readonly swing: { readonly unit: 0.25 | 0.5; readonly amount: number };
  /** How far players stray from the grid, in seconds. */
  readonly looseness: number;
  readonly harmony: Readonly<Record<'major' | 'minor', ProgressionBook>>;
  readonly voicing: VoicingWindow;
  readonly bassLow: number;
  readonly melody: MelodyRules;
  readonly arrangements: Arrangements;
  /** Played instead of the groove at a section's end, 16 characters; only where the section has drums. */
  readonly fills: readonly Groove[];
  /** Where the fill begins in its bar, in sixteenths. */
  readonly fillFrom: number;
}
