import type { Random } from '../compose/seeded-random';
import { BEATS_PER_BAR } from '../compose/song-time';

/** When a note of a line begins and how long it lasts, in beats from the line's start. */
export interface Slot {
  readonly start: number;
  readonly beats: number;
}

/** The source of a line's rhythm; the same profile with the same number of notes gives the same rhythm. */
export interface RhythmProfile {
  /** A preference for each sixteenth of two bars, from 0 to 1. */
  readonly liking: readonly number[];
  /** Where the line's first note may start, in beats. */
  readonly entry: number;
  /** How long before the line's end its last note should start, in beats. */
  readonly close: number;
}

const SIXTEENTHS = 32;

/**
 * A rhythm that can be repeated, made from metric weight, the style's syncopation and sixteenths, and a seeded preference of its
 * own.
 */
export function rhythmProfile(random: Random, style: { offbeat: number; sixteenths: number }): RhythmProfile {
  const { offbeat, sixteenths } = style;
  const liking = Array.from({ length: SIXTEENTHS }, (_, at) => {
    const taste = random.between(0, 0.5);
    const isQuick = random.chance(sixteenths);
    if (at % 2 === 1) return (isQuick ? 0.35 : -0.9) + taste;
    if (at % 4 === 2) return 0.25 + 0.4 * offbeat + taste;
    return (at % 8 === 0 ? 0.67 : 0.55) * (1 - 0.45 * offbeat) + taste;
  });
  const entry = random.pick(offbeat > 0.4 ? [0, 0.5, 0.5, 1, 1.5] : [0, 0, 0.5, 1]);
  return { liking, entry, close: random.pick(offbeat > 0.4 ? [2, 2.5, 3, 4, 1.5] : [2, 2, 3, 4]) };
}

/** Where the last note starts: as the profile prefers, or later if the line is full. */
function lastStart(profile: RhythmProfile, beats: number, count: number): number {
  const wished = beats - Math.min(profile.close, beats / 2);
  const room = (until: number) => (until - profile.entry) * 2 >= (count - 1) * 1.1;
  return [wished, beats - 2, beats - 1].find(room) ?? beats - 1;
}

function chosenStarts(profile: RhythmProfile, count: number, span: readonly [from: number, to: number]): number[] {
  const [from, to] = span;
  const ranked: { at: number; worth: number }[] = [];
  for (let at = from; at < to - 1e-6; at += 0.25) {
    const tooClose = to - at < 0.5 ? 0.5 : 0;
    const worth = (profile.liking[Math.round(at * 4) % SIXTEENTHS] ?? 0) + (at === from ? 2 : 0) - tooClose;
    ranked.push({ at, worth });
  }
  ranked.sort((a, b) => b.worth - a.worth || a.at - b.at);
  return ranked
    .slice(0, count - 1)
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/**
 * The notes of a line of `bars` bars: `count` notes, in order, the last one on a beat and held, with time for a breath after it.
 * Notes that do not fit in sixteenths are spread evenly over the line.
 */
export function lineRhythm(profile: RhythmProfile, bars: number, count: number): readonly Slot[] {
  const beats = bars * BEATS_PER_BAR;
  const last = lastStart(profile, beats, count);
  const entry = (count - 1) * 0.5 > last - profile.entry ? 0 : profile.entry;
  const fits = count - 1 <= (last - entry) * 4;
  const starts = fits
    ? [...chosenStarts(profile, count, [entry, last]), last]
    : Array.from({ length: count }, (_, at) => (at * last) / Math.max(1, count - 1));
  return starts.map((start, at) => {
    const until = starts[at + 1] ?? beats - 0.5;
    return { start, beats: until - start };
  });
}
