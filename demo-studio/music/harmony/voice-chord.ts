import type { ChordQuality } from '../score';
import { CHORD_INTERVALS } from './chord-intervals';

/** The range in which chords are voiced, in MIDI pitches, and the number of voices. */
export interface VoicingWindow {
  readonly low: number;
  readonly high: number;
  readonly voices: number;
}

const MUD_BELOW = 55;

function stacked(classes: readonly number[], bottom: number): number[] {
  const pitches: number[] = [];
  let above = bottom;
  for (const each of classes) {
    const pitch = above + ((each - (above % 12) + 12) % 12);
    pitches.push(pitch);
    above = pitch + 1;
  }
  return pitches;
}

/** Moves the second voice from the top an octave down, for the open sound of a pianist's left and right hand. */
function dropped(pitches: readonly number[]): number[] {
  if (pitches.length < 4) return [...pitches];
  const second = pitches[pitches.length - 2] ?? 0;
  return [second - 12, ...pitches.filter((pitch) => pitch !== second)].sort((a, b) => a - b);
}

function candidates(root: number, quality: ChordQuality, window: VoicingWindow): number[][] {
  const intervals = CHORD_INTERVALS[quality].slice(0, window.voices);
  const ascending = intervals.map((interval) => (root + interval) % 12).sort((a, b) => a - b);
  const found: number[][] = [];
  for (let turn = 0; turn < ascending.length; turn += 1) {
    const turned = [...ascending.slice(turn), ...ascending.slice(0, turn)];
    for (let bottom = window.low - 5; bottom <= window.high; bottom += 12) {
      const closed = stacked(turned, bottom);
      found.push(closed, dropped(closed));
    }
  }
  const inside = found.filter((pitches) => Math.min(...pitches) >= window.low && Math.max(...pitches) <= window.high);
  return inside.length > 0 ? inside : [stacked(ascending, window.low)];
}

function roughness(pitches: readonly number[]): number {
  let cost = 0;
  for (let at = 1; at < pitches.length; at += 1) {
    const gap = (pitches[at] ?? 0) - (pitches[at - 1] ?? 0);
    const atTop = at === pitches.length - 1;
    if (gap === 1) cost += atTop ? 6 : 2;
    if (gap < 4 && (pitches[at - 1] ?? 0) < MUD_BELOW) cost += 3;
  }
  return cost;
}

function movement(from: readonly number[], to: readonly number[]): number {
  let total = 0;
  for (const pitch of to) total += Math.min(...from.map((other) => Math.abs(other - pitch)));
  const top = Math.abs((to.at(-1) ?? 0) - (from.at(-1) ?? 0));
  return total + top * 0.5;
}

/**
 * The voicing of a chord, from low to high, that moves least from the previous voicing, stays near the middle of its window and
 * avoids the interval of a second in the low range. `previous` is null before the first chord.
 */
export function voiceChord(
  chord: { readonly root: number; readonly quality: ChordQuality },
  window: VoicingWindow,
  previous: readonly number[] | null,
): readonly number[] {
  const middle = (window.low + window.high) / 2;
  let best: readonly number[] = [];
  let least = Infinity;
  for (const pitches of candidates(chord.root, chord.quality, window)) {
    const centre = pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length;
    const cost =
      roughness(pitches) + Math.abs(centre - middle) * 0.7 + (previous === null ? 0 : movement(previous, pitches));
    if (cost >= least) continue;
    least = cost;
    best = pitches;
  }
  return best;
}
