import { LIMITS } from '../../../contract/kernel/limits';
import { cleanLines } from './clean-text';

const BEGINNING = /^WEBVTT(?=[ \t\n]|$)/u;
const CUE_TIME = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3} --> /mu;

/** A WebVTT file as it is served: without unseen characters, lines ended by `\n`; null where it is none or shows nothing. */
export function cleanCaptions(text: string | undefined): string | null {
  const clean = cleanLines(text ?? '', LIMITS.lyricsMax);
  return BEGINNING.test(clean) && CUE_TIME.test(clean) ? `${clean}\n` : null;
}
