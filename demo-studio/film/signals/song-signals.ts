import type { DrumName, Note, Score } from '../../music/score';
import { Pulse, type Envelope, type Onset } from './pulse';

/** The song's signals, for its film. */
export interface SongSignals {
  readonly score: Score;
  readonly kick: Pulse;
  readonly snare: Pulse;
  readonly hat: Pulse;
  readonly bass: Pulse;
  readonly melody: Pulse;
  readonly chord: Pulse;
  /** All notes that a scene may light something with, in order: the melody's notes, or the band's while the melody is silent. */
  readonly notes: readonly SoundingNote[];
}

export interface SoundingNote extends Onset {
  /** Position in the song's pitch range: 0 the lowest, 1 the highest. */
  readonly height: number;
  /** Seconds. */
  readonly length: number;
}

const QUICK: Envelope = { attack: 0.06, release: 0.22 };
const SLOW: Envelope = { attack: 0.12, release: 0.5 };
const CALM: Envelope = { attack: 0.35, release: 1.4 };

/** Turns a score into pulses; every pulse takes at least two frames to rise, so nothing flickers. */
export function songSignals(score: Score): SongSignals {
  const drums = (...names: readonly DrumName[]): readonly Onset[] =>
    score.drums
      .filter(({ drum }) => names.includes(drum))
      .map(({ start, velocity }) => ({ at: start * score.beatSeconds, strength: velocity }));
  const onsets = (notes: readonly Note[]): readonly Onset[] =>
    notes.map(({ start, velocity }) => ({ at: start * score.beatSeconds, strength: velocity }));
  const sung = score.phrases.flatMap(({ notes }) => notes);
  return {
    score,
    kick: new Pulse(drums('kick', 'tom'), QUICK),
    snare: new Pulse(drums('snare', 'clap', 'rim'), QUICK),
    hat: new Pulse(drums('hat', 'open-hat', 'shaker'), QUICK),
    bass: new Pulse(onsets(score.bass), SLOW),
    melody: new Pulse(onsets(sung), SLOW),
    chord: new Pulse(
      score.chords.map(({ start }) => ({ at: start * score.beatSeconds, strength: 1 })),
      CALM,
    ),
    notes: soundingNotes(score, sung),
  };
}

/** Where the melody rests for a bar or longer, the notes of the accompanying parts are used. */
function soundingNotes(score: Score, sung: readonly Note[]): readonly SoundingNote[] {
  const restsAt = (beat: number): boolean =>
    !sung.some(
      ({ start, beats }) => beat > start - score.beatsPerBar / 2 && beat < start + beats + score.beatsPerBar / 2,
    );
  const played = score.parts.filter(({ role }) => role !== 'pad').flatMap(({ notes }) => notes);
  const all = [...sung, ...played.filter(({ start }) => restsAt(start))].sort((a, b) => a.start - b.start);
  const pitches = all.map(({ pitch }) => pitch);
  const lowest = Math.min(...pitches);
  const range = Math.max(1, Math.max(...pitches) - lowest);
  return all.map(({ start, beats, pitch, velocity }) => ({
    at: start * score.beatSeconds,
    strength: velocity,
    height: (pitch - lowest) / range,
    length: beats * score.beatSeconds,
  }));
}
