import { CHORD_INTERVALS } from '../harmony/chord-intervals';
import type { ChordSpan } from '../score';

/** A note without a pitch yet. */
export interface OpenNote {
  readonly chord: ChordSpan;
  /** The pitch that the contour asks for: MIDI, not rounded. */
  readonly wish: number;
  /** 0 to 1: how important the note is for the harmony, from its length and its place in the bar. */
  readonly weight: number;
  /** Pitch classes on which to end; null where any is allowed. */
  readonly landing: readonly number[] | null;
  /** A seeded bias, 0 to 1, for each pitch class. */
  readonly taste: readonly number[];
}

/** The pitches a melody may use: pitch classes of its scale, and the range (MIDI). */
export interface PitchSpace {
  readonly scale: readonly number[];
  readonly low: number;
  readonly high: number;
}

const INTERVAL_COSTS = [0.8, 0.1, 0, 0.15, 0.3, 0.8, 4, 1.3, 2.4, 2.6, 6, 7, 2.6];
const FAR = 9;

const away = (from: number, to: number): number => Math.min((from - to + 12) % 12, (to - from + 12) % 12);

function chordClasses(chord: ChordSpan): readonly number[] {
  return [0, ...CHORD_INTERVALS[chord.quality]].map((interval) => (chord.root + interval) % 12);
}

/** A chord tone outside the scale replaces the scale tone next to it: in minor, the leading note replaces the seventh. */
function pitchesUnder(chord: ChordSpan, space: PitchSpace): number[] {
  const tones = chordClasses(chord);
  const foreign = tones.filter((tone) => !space.scale.includes(tone));
  const kept = space.scale.filter((tone) => tones.includes(tone) || foreign.every((other) => away(tone, other) > 1));
  const usable = new Set(space.scale.length < 7 ? kept : [...kept, ...foreign]);
  const pitches: number[] = [];
  for (let pitch = space.low; pitch <= space.high; pitch += 1) if (usable.has(pitch % 12)) pitches.push(pitch);
  return pitches;
}

function dissonance(pitch: number, note: OpenNote): number {
  const tones = chordClasses(note.chord);
  if (tones.includes(pitch % 12)) return 0;
  const rubs = tones.some((tone) => (pitch - tone + 120) % 12 === 1);
  return rubs ? 0.5 + 5 * note.weight : 0.2 + 1.1 * note.weight;
}

function ownCost(pitch: number, note: OpenNote): number {
  const distance = Math.abs(pitch - note.wish);
  const landing = note.landing === null || note.landing.includes(pitch % 12) ? 0 : 3.5;
  const taste = (note.taste[pitch % 12] ?? 0) * 0.7;
  return dissonance(pitch, note) + distance * 0.42 + Math.max(0, distance - 4) * 0.4 + landing + taste;
}

interface Step {
  readonly pitch: number;
  readonly cost: number;
  readonly before: Step | null;
}

/** The cost of a note that only returns to the pitch before the previous one; a second such return costs more. */
function staleness(before: Step, pitch: number): number {
  const earlier = before.before;
  if (earlier === null || earlier.pitch !== pitch) return 0;
  return earlier.before?.pitch === before.pitch ? 3.2 : 0.7;
}

function cheapest(steps: readonly Step[], pitch: number): Step {
  let best: Step | null = null;
  for (const before of steps) {
    const interval = Math.abs(pitch - before.pitch);
    const cost = before.cost + (INTERVAL_COSTS[interval] ?? FAR) + staleness(before, pitch);
    if (best === null || cost < best.cost) best = { pitch, cost, before };
  }
  return best ?? { pitch, cost: 0, before: null };
}

/**
 * The pitches of a line: of all paths through its scale, the one that best follows the contour, rests on chord tones at important
 * notes, moves by step rather than by leap and ends on a required tone (shortest path).
 */
export function choosePitches(notes: readonly OpenNote[], space: PitchSpace): readonly number[] {
  let steps: readonly Step[] = [];
  for (const note of notes) {
    const next = pitchesUnder(note.chord, space).map((pitch) => {
      const step = cheapest(steps, pitch);
      return { ...step, cost: step.cost + ownCost(pitch, note) };
    });
    steps = next;
  }
  let step: Step | null = steps.reduce<Step | null>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    null,
  );
  const pitches: number[] = [];
  while (step !== null && pitches.length < notes.length) {
    pitches.unshift(step.pitch);
    step = step.before;
  }
  return pitches;
}
