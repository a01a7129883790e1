import type { PlannedSection } from '../compose/plan-structure';
import { LAST_CHORD_SECONDS } from '../compose/song-time';
import { chordAt } from '../harmony/plan-harmony';
import { CHORD_INTERVALS } from '../harmony/chord-intervals';
import type { ChordSpan, Note } from '../score';
import type { StyleRules } from '../styles/style-rules';
import { arrangementOf } from './arrangement-of';
import { patternSteps, type PatternStep } from './pattern-steps';

const SPAN = 14;

/** The root within the bass's range that is nearest to the previous note. */
function nearest(pitchClass: number, low: number, previous: number): number {
  const lowest = low + ((pitchClass - (low % 12) + 12) % 12);
  const higher = lowest + 12;
  const reachesHigher = higher <= low + SPAN;
  return reachesHigher && Math.abs(higher - previous) < Math.abs(lowest - previous) ? higher : lowest;
}

function pitchOf(step: PatternStep, song: { chords: readonly ChordSpan[]; low: number }, previous: number): number {
  const chord = chordAt(song.chords, step.start);
  const root = nearest(chord.root, song.low, previous);
  const third = CHORD_INTERVALS[chord.quality][0] ?? 4;
  const fifth = CHORD_INTERVALS[chord.quality].find((interval) => interval >= 6 && interval <= 8) ?? 7;
  if (step.mark === '5') return root + fifth > song.low + SPAN + 3 ? root + fifth - 12 : root + fifth;
  if (step.mark === '3') return root + third;
  if (step.mark === 'o') return root + 12;
  if (step.mark !== 'a') return root;
  const next = nearest(chordAt(song.chords, chord.start + chord.beats + 0.01).root, song.low, root);
  return next > root ? next - (next - root > 3 ? 2 : 1) : next + (next === root ? -5 : 1);
}

/** The bass line: each section's pattern over its chords, always with the root under a new chord; one note at a time. */
export function writeBass(
  sections: readonly PlannedSection[],
  song: { readonly chords: readonly ChordSpan[]; readonly beatSeconds: number },
  rules: StyleRules,
): readonly Note[] {
  const notes: Note[] = [];
  let previous = rules.bassLow + 5;
  for (const section of sections) {
    const pattern = arrangementOf(section, rules.arrangements).bass;
    if (pattern === undefined) continue;
    const closing = section.kind === 'outro' ? section.beats - 4 : section.beats;
    const steps = [...patternSteps(pattern, section.start, section.start + closing)];
    if (section.kind === 'outro')
      steps.push({ start: section.start + closing, beats: 4 + LAST_CHORD_SECONDS / song.beatSeconds, mark: 'r' });
    for (const step of steps) {
      const pitch = pitchOf(step, { chords: song.chords, low: rules.bassLow }, previous);
      const stress = step.beats > 4 ? -0.12 : step.start % 4 === 0 ? 0.1 : 0;
      notes.push({ start: step.start, beats: step.beats, pitch, velocity: 0.56 + 0.22 * section.energy + stress });
      previous = step.mark === 'r' ? pitch : previous;
    }
  }
  return notes;
}
