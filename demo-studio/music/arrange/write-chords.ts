import type { PlannedSection } from '../compose/plan-structure';
import { chordAt } from '../harmony/plan-harmony';
import type { ChordSpan, Note } from '../score';
import type { ChordFigure, StyleRules } from '../styles/style-rules';
import { arrangementOf } from './arrangement-of';
import { isLastBy, lastChord } from './last-chord';
import { patternSteps } from './pattern-steps';

interface Song {
  readonly chords: readonly ChordSpan[];
  readonly beatSeconds: number;
}

function figureNotes(song: Song, figure: ChordFigure, section: PlannedSection): Note[] {
  const notes: Note[] = [];
  const end = section.start + section.beats - (section.kind === 'outro' ? 4 : 0);
  const roll = (figure.rollSeconds ?? 0) / song.beatSeconds;
  for (const step of patternSteps(figure.pattern, section.start, end)) {
    const chord = chordAt(song.chords, step.start);
    const until = Math.min(step.start + step.beats, chord.start + chord.beats);
    const force = (Number(step.mark) / 9) * (0.62 + 0.34 * section.energy);
    for (const [voice, pitch] of chord.pitches.entries()) {
      const start = step.start + voice * roll;
      const velocity = Math.min(1, force * (voice === chord.pitches.length - 1 ? 1 : 0.86));
      notes.push({ start, beats: Math.max(0.1, until - start), pitch, velocity });
    }
  }
  return notes;
}

/** The struck chords of each section; the last bar of the song is one held chord. */
export const writeChords = (song: Song, sections: readonly PlannedSection[], rules: StyleRules): readonly Note[] =>
  sections.flatMap((section) => {
    const figure = arrangementOf(section, rules.arrangements).chords;
    const notes = figure ? figureNotes(song, figure, section) : [];
    return isLastBy('chords', section, rules) ? [...notes, ...lastChord(song, section)] : notes;
  });

/** A note that the next chord also has continues to sound. */
function heldThrough(spans: readonly ChordSpan[], velocity: number): Note[] {
  const notes: Note[] = [];
  const held = new Map<number, number>();
  for (const { start, beats, pitch } of spans.flatMap((span) => span.pitches.map((pitch) => ({ ...span, pitch })))) {
    const place = held.get(pitch) ?? -1;
    const last = notes[place];
    if (last && last.start + last.beats === start) {
      notes[place] = { ...last, beats: last.beats + beats };
      continue;
    }
    held.set(pitch, notes.length);
    notes.push({ start, beats, pitch, velocity });
  }
  return notes;
}

/** The same chords, held until the chord changes, for sections with a pad; a voice that stays on its pitch is not struck again. */
export const writePad = (song: Song, sections: readonly PlannedSection[], rules: StyleRules): readonly Note[] =>
  sections
    .filter((section) => arrangementOf(section, rules.arrangements).pad === true)
    .flatMap((section) => {
      const end = section.start + section.beats;
      const spans = song.chords.filter((each) => each.start >= section.start && each.start < end);
      return heldThrough(spans, 0.45 + 0.4 * section.energy);
    });
