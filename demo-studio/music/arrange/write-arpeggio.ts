import type { PlannedSection } from '../compose/plan-structure';
import { chordAt } from '../harmony/plan-harmony';
import type { ChordSpan, Note } from '../score';
import type { ArpeggioFigure, StyleRules } from '../styles/style-rules';
import { arrangementOf } from './arrangement-of';
import { isLastBy, lastChord } from './last-chord';
import { patternSteps } from './pattern-steps';

function pitchOf(mark: string, chord: ChordSpan, figure: ArpeggioFigure): number {
  const voices = chord.pitches;
  const lift = 12 * (figure.octave ?? 0);
  if (mark === 'b') {
    const lowest = (voices[0] ?? 60) - 1;
    return lowest - ((lowest - chord.root + 120) % 12) + lift;
  }
  const voice = Number(mark);
  const pitch = voices[voice % voices.length] ?? 60;
  return pitch + 12 * Math.floor(voice / voices.length) + lift;
}

function figureNotes(chords: readonly ChordSpan[], figure: ArpeggioFigure, section: PlannedSection): Note[] {
  const isOutro = section.kind === 'outro';
  const end = section.start + section.beats - (isOutro ? 4 : 0);
  return patternSteps(figure.pattern, section.start, end).map((step) => {
    const chord = chordAt(chords, step.start);
    const ring = Math.min(figure.ring, chord.start + chord.beats - step.start);
    const stress = step.start % 2 === 0 ? 0.1 : step.start % 1 === 0 ? 0.04 : 0;
    const velocity = 0.46 + 0.26 * section.energy + stress;
    return { start: step.start, beats: Math.max(0.2, ring), pitch: pitchOf(step.mark, chord, figure), velocity };
  });
}

/** Broken chords, where a section has them: each chord's voices in the figure's order, never ringing into the next chord. */
export const writeArpeggio = (
  song: { readonly chords: readonly ChordSpan[]; readonly beatSeconds: number },
  sections: readonly PlannedSection[],
  rules: StyleRules,
): readonly Note[] =>
  sections.flatMap((section) => {
    const figure = arrangementOf(section, rules.arrangements).arpeggio;
    const notes = figure ? figureNotes(song.chords, figure, section) : [];
    return isLastBy('arpeggio', section, rules) ? [...notes, ...lastChord(song, section)] : notes;
  });
