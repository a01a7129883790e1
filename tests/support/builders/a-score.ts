import type { Note, Phrase, Score, Section } from '../../../demo-studio/music/score';

/** Two beats a second; each section has four lines of two bars, each line four notes that begin half a beat late. */
export const SCORE_BEAT_SECONDS = 0.5;
export const SCORE_LINE_BEATS = 8;

export const aNote = (start: number, beats = 1): Note => ({ start, beats, pitch: 60, velocity: 0.8 });

function phrasesOf(section: Section, place: number): readonly Phrase[] {
  return [0, 1, 2, 3].map((line) => {
    const start = section.start + line * SCORE_LINE_BEATS;
    const notes = [0, 1, 2, 3].map((at) => aNote(start + 0.5 + at * 1.25));
    return { section: place, start, beats: SCORE_LINE_BEATS, notes };
  });
}

/** A song of sections of these kinds, each of sixteen seconds; nothing is sung in an intro. */
export function aScore(kinds: readonly Section['kind'][], changes: Partial<Score> = {}): Score {
  const sections = kinds.map((kind, place): Section => {
    const index = kinds.slice(0, place).filter((other) => other === kind).length;
    return { kind, index, start: place * 4 * SCORE_LINE_BEATS, beats: 4 * SCORE_LINE_BEATS, energy: 0.5 };
  });
  const phrases = sections.flatMap((section, place) => (section.kind === 'intro' ? [] : phrasesOf(section, place)));
  return {
    brief: { seed: 1, style: 'folk', tempo: 120, key: { tonic: 0, mode: 'major' }, seconds: 90 },
    beatSeconds: SCORE_BEAT_SECONDS,
    beatsPerBar: 4,
    seconds: kinds.length * 4 * SCORE_LINE_BEATS * SCORE_BEAT_SECONDS + 2,
    sections,
    phrases,
    chords: [],
    bass: [],
    drums: [],
    parts: [],
    ...changes,
  };
}
