import type { Score } from '../music/score';

/** A part of a song, in seconds from its start. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

const WISHED_SECONDS = 11;
const BARS_OF_A_PHRASE = 2;
/** The share of a bar's weight that comes from the fullness of its section; the rest comes from the events in the bar. */
const FULLNESS_SHARE = 0.6;
const MELODY_WEIGHT = 2;
/** The factor that favours a stretch beginning at the start of a section of the song. */
const CLEAN_START = 1.12;

/**
 * Returns the part of a song that a short video shows: whole pairs of bars, together as close to 11 s as possible, where the song
 * is fullest and has the most events. A part that begins with a section is preferred, and the earlier of two equal parts is used.
 * If the song is no longer than that, returns the whole song.
 */
export function bestStretch(score: Score): Stretch {
  const barSeconds = score.beatsPerBar * score.beatSeconds;
  const bars = BARS_OF_A_PHRASE * Math.max(1, Math.round(WISHED_SECONDS / (BARS_OF_A_PHRASE * barSeconds)));
  const weights = weighBars(score);
  if (weights.length <= bars) return { from: 0, to: score.seconds };
  const beginnings = new Set(score.sections.map(({ start }) => Math.round(start / score.beatsPerBar)));
  let best = { bar: 0, value: -Infinity };
  for (let bar = 0; bar + bars <= weights.length; bar += 1) {
    const sum = weights.slice(bar, bar + bars).reduce((total, weight) => total + weight, 0);
    const value = sum * (beginnings.has(bar) ? CLEAN_START : 1);
    if (value > best.value + Number.EPSILON) best = { bar, value };
  }
  const from = best.bar * barSeconds;
  return { from, to: Math.min(score.seconds, from + bars * barSeconds) };
}

/** The weight of each bar, from 0 to 1. */
function weighBars(score: Score): readonly number[] {
  const count = Math.ceil(Math.max(...score.sections.map(({ start, beats }) => start + beats)) / score.beatsPerBar);
  const events = eventsOf(score, count);
  const most = Math.max(...events, Number.EPSILON);
  return events.map((happening, bar) => {
    const beat = bar * score.beatsPerBar;
    const section = score.sections.findLast(({ start }) => start <= beat);
    return FULLNESS_SHARE * (section?.energy ?? 0) + (1 - FULLNESS_SHARE) * (happening / most);
  });
}

function eventsOf({ drums, phrases, parts, bass, beatsPerBar }: Score, count: number): readonly number[] {
  const events = new Array<number>(count).fill(0);
  const add = (all: readonly { readonly start: number; readonly velocity: number }[], weight: number): void => {
    for (const { start, velocity } of all) {
      const bar = Math.min(count - 1, Math.max(0, Math.floor(start / beatsPerBar)));
      events[bar] = (events[bar] as number) + velocity * weight;
    }
  };
  add([...drums, ...bass, ...parts.flatMap(({ notes }) => notes)], 1);
  add(
    phrases.flatMap(({ notes }) => notes),
    MELODY_WEIGHT,
  );
  return events;
}
