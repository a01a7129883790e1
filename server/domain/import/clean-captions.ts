import { LIMITS } from '../../../contract/kernel/limits';
import { cleanLines } from './clean-text';

const BEGINNING = /^WEBVTT(?=[ \t\n]|$)/u;
const TIME = String.raw`(?:\d+:)?\d{2}:\d{2}[.,]\d{3}`;
/** The times of a cue, as programs write them: any white space around the arrow, or none. */
const CUE_TIMES = new RegExp(String.raw`^[ \t]*(${TIME})[ \t]*-->[ \t]*(${TIME})(?=[ \t]|$)[ \t]*(.*)$`, 'gmu');

/**
 * A WebVTT file as it is served: without invisible characters, with lines ended by `\n`, and with cue times that every browser
 * can read; null if the text is not WebVTT or has no cues.
 */
export function cleanCaptions(text: string | undefined): string | null {
  const clean = cleanLines(text ?? '', LIMITS.lyricsMax);
  if (!BEGINNING.test(clean) || clean.search(CUE_TIMES) === -1) return null;
  return `${clean.replace(CUE_TIMES, cueTimes)}\n`;
}

function cueTimes(_: string, from: string, to: string, settings: string): string {
  const times = `${timeOf(from)} --> ${timeOf(to)}`;
  return settings === '' ? times : `${times} ${settings.trim()}`;
}

/** Hours have at least two digits, and a point precedes the thousandths. */
const timeOf = (time: string): string => time.replace(',', '.').replace(/^(\d):(?=\d+:)/u, '0$1:');
