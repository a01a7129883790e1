import type { SongBrief } from './song-brief';

export type ChordQuality =
  | 'major'
  | 'minor'
  | 'sus2'
  | 'sus4'
  | 'add9'
  | 'minor-add9'
  | 'six'
  | 'minor6'
  | 'seventh'
  | 'major7'
  | 'minor7'
  | 'half-diminished'
  | 'diminished7'
  | 'ninth'
  | 'major9'
  | 'minor9'
  | 'seventh-flat9'
  | 'thirteenth'
  | 'eleventh';

/** Times and lengths are in beats from the song's start, everywhere in a score. */
export interface Note {
  readonly start: number;
  readonly beats: number;
  /** MIDI: 60 is middle C. */
  readonly pitch: number;
  /** 0 to 1. */
  readonly velocity: number;
}

export interface ChordSpan {
  readonly start: number;
  readonly beats: number;
  /** Pitch class. */
  readonly root: number;
  readonly quality: ChordQuality;
  /** The voicing, MIDI, from low to high, without the bass. */
  readonly pitches: readonly number[];
}

export type SectionKind = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro';

export interface Section {
  readonly kind: SectionKind;
  /** Index within its kind, from 0. */
  readonly index: number;
  readonly start: number;
  readonly beats: number;
  /** 0 to 1. */
  readonly energy: number;
}

/** One line of the melody; where the brief has words, a note per syllable. */
export interface Phrase {
  /** Index in the score's sections. */
  readonly section: number;
  readonly start: number;
  readonly beats: number;
  readonly notes: readonly Note[];
}

export type DrumName = 'kick' | 'snare' | 'hat' | 'open-hat' | 'clap' | 'rim' | 'shaker' | 'tom' | 'crash';

export interface DrumHit {
  readonly start: number;
  readonly drum: DrumName;
  readonly velocity: number;
}

/** What one supporting instrument plays. */
export interface Part {
  readonly role: 'chords' | 'pad' | 'arpeggio' | 'counter';
  readonly notes: readonly Note[];
}

/** A whole song as written music. */
export interface Score {
  readonly brief: SongBrief;
  readonly beatSeconds: number;
  readonly beatsPerBar: number;
  /** The whole length, the last tail included. */
  readonly seconds: number;
  readonly sections: readonly Section[];
  readonly chords: readonly ChordSpan[];
  readonly phrases: readonly Phrase[];
  readonly bass: readonly Note[];
  readonly drums: readonly DrumHit[];
  readonly parts: readonly Part[];
}
