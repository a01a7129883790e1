import { parseLrc, type LyricLine } from '../../contract/kernel/lrc';
import type { Stretch } from './best-stretch';

interface Cue {
  /** Milliseconds from the clip's beginning. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** A line that would be shown for less than this is left out. */
const SHORTEST_MS = 400;

/**
 * The timed lyrics that are sung in a stretch of a song, as WebVTT with times from the start of the stretch. Each line ends at
 * the next line or at an empty line. Returns null if nothing is sung in the stretch.
 */
export function clipCaptions(lrc: string, { from, to }: Stretch): string | null {
  const first = from * 1000;
  const last = to * 1000;
  const cues = parseLrc(lrc).flatMap((line, at, lines) => cueOf(line, lines[at + 1], first, last));
  if (cues.length === 0) return null;
  const written = cues.map((cue) => `${clock(cue.from)} --> ${clock(cue.to)}\n${cue.text}\n`);
  return `WEBVTT\n\n${written.join('\n')}`;
}

function cueOf({ at, text }: LyricLine, next: LyricLine | undefined, first: number, last: number): readonly Cue[] {
  const from = Math.max(at, first);
  const to = Math.min(next?.at ?? last, last);
  return text === '' || to - from < SHORTEST_MS ? [] : [{ from: from - first, to: to - first, text: escaped(text) }];
}

/** Escapes characters that begin tags and entities in WebVTT. */
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function clock(ms: number): string {
  const whole = Math.round(ms);
  const minutes = Math.floor(whole / 60_000);
  const seconds = ((whole - minutes * 60_000) / 1000).toFixed(3);
  return `${String(minutes).padStart(2, '0')}:${seconds.padStart(6, '0')}`;
}
