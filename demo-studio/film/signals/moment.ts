import type { Score } from '../../music/score';
import { smooth } from './pulse';
import type { Shot } from './shots';

/** A moment of a film, as passed to a scene. */
export interface Moment {
  /** From the song's start. */
  readonly seconds: number;
  /** Beats from the song's start, with their fraction. */
  readonly beat: number;
  readonly bar: number;
  /** Share of the whole song, 0 to 1. */
  readonly progress: number;
  readonly shot: Shot;
  /** Share of the shot, 0 to 1; slightly outside this range during a dissolve. */
  readonly way: number;
  /** How full the song sounds, 0 to 1, without jumps. */
  readonly energy: number;
}

/** The energy changes over this time around the beginning of a section. */
const SWELL_SECONDS = 2.4;

/** The moment of a shot at a time in seconds. */
export function momentOf(score: Score, shot: Shot, seconds: number): Moment {
  const beat = seconds / score.beatSeconds;
  return {
    seconds,
    beat,
    bar: beat / score.beatsPerBar,
    progress: Math.min(1, Math.max(0, seconds / score.seconds)),
    shot,
    way: (seconds - shot.start) / (shot.end - shot.start),
    energy: energyAt(score, seconds),
  };
}

/** A song with one section only has the energy of that section. */
function energyAt({ sections, beatSeconds }: Score, seconds: number): number {
  return sections.reduce((energy, section, place) => {
    const begins = section.start * beatSeconds;
    const share = place === 0 ? 1 : smooth((seconds - begins) / SWELL_SECONDS + 0.5);
    return energy + (section.energy - energy) * share;
  }, 0);
}

/** A slow oscillation between −1 and 1 that repeats after `period` beats. */
export const swing = (beat: number, period: number, offset = 0): number =>
  Math.sin(2 * Math.PI * (beat / period + offset));
