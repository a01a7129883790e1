import type { Score } from '../../music/score';
import { smooth } from './pulse';
import type { Shot } from './shots';

/** A moment of a film as a scene sees it. */
export interface Moment {
  /** From the song's start. */
  readonly seconds: number;
  /** Beats from the song's start, with their fraction. */
  readonly beat: number;
  readonly bar: number;
  /** Of the whole song, 0 to 1. */
  readonly progress: number;
  readonly shot: Shot;
  /** Of the shot, 0 to 1, a little before and after it while it dissolves. */
  readonly way: number;
  /** How full the song sounds, 0 to 1, without jumps. */
  readonly energy: number;
}

/** Energy changes over this long about the beginning of a section. */
const SWELL_SECONDS = 2.4;

/** The moment, in seconds, of a shot. */
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

/** A song with one section only is as full as that. */
function energyAt({ sections, beatSeconds }: Score, seconds: number): number {
  return sections.reduce((energy, section, place) => {
    const begins = section.start * beatSeconds;
    const share = place === 0 ? 1 : smooth((seconds - begins) / SWELL_SECONDS + 0.5);
    return energy + (section.energy - energy) * share;
  }, 0);
}

/** A slow swing between −1 and 1 that comes back after so many beats. */
export const swing = (beat: number, period: number, offset = 0): number =>
  Math.sin(2 * Math.PI * (beat / period + offset));
