import type { VoicingWindow } from '../harmony/voice-chord';
import type { DrumName } from '../score';

/** One bar (16 characters, a sixteenth each) or two bars (32): `.` is a rest, `1` to `9` is the strength of a stroke. */
export type Groove = Readonly<Partial<Record<DrumName, string>>>;

/**
 * How chords are played, in 16 or 32 characters: `1` to `9` strikes with that strength, `-` lets the chord ring, `.` is silent. A
 * roll spreads the voices in time, like a hand that moves over strings.
 */
export interface ChordFigure {
  readonly pattern: string;
  /** Seconds between one voice and the next. */
  readonly rollSeconds?: number;
}

/**
 * Broken chords in 16 or 32 characters: `b` is the bass, `0` to `5` are the voices from low to high (above the top voice: an
 * octave up).
 */
export interface ArpeggioFigure {
  readonly pattern: string;
  /** How long each note rings, in beats, though never past its chord. */
  readonly ring: number;
  readonly octave?: number;
}

/** Which parts sound in a section; a part that is not named is silent there. */
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

/** What a style plays in each section; later verses and the last chorus may be fuller than the first. */
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
  /** How often a sixteenth between eighths is as preferred as the eighths, 0 to 1. */
  readonly sixteenths: number;
  readonly scale: 'seven' | 'five';
  /** The share of a note's time that sounds. */
  readonly legato: number;
}

/** All rules that distinguish one style's writing from another's. */
export interface StyleRules {
  /** The style's usual range of beats per minute. */
  readonly tempos: readonly [slowest: number, fastest: number];
  /** Every second `unit` (in beats) is late by `amount` of a unit; a third gives a triplet feel. */
  readonly swing: { readonly unit: 0.25 | 0.5; readonly amount: number };
  /** How far players deviate from the grid, in seconds. */
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
