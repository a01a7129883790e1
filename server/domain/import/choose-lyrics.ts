import { LIMITS } from '../../../contract/kernel/limits';
import { detectLyricsFormat, type LyricsFormat } from '../../../contract/kernel/lrc';
import { cleanLines } from './clean-text';
import { lrcOfTimed } from './lrc-of-timed';
import type { RawLyrics } from './raw-tags';

export interface SongLyrics {
  readonly format: LyricsFormat;
  readonly text: string;
}

/**
 * The lyrics to store, in order of preference: those in the file beside the song, then embedded ones with times, then embedded
 * ones without; null if there are none.
 */
export function chooseLyrics(beside: string | undefined, embedded: readonly RawLyrics[]): SongLyrics | null {
  const timed = embedded.filter(({ lines }) => lines.length > 1).map(({ lines }) => lrcOfTimed(lines));
  const plain = embedded.map(({ text }) => text ?? '');
  const candidates = [beside ?? '', ...timed, ...plain].map((text) => cleanLines(text, LIMITS.lyricsMax));
  const found = candidates.filter((text) => text !== '').map((text) => ({ format: detectLyricsFormat(text), text }));
  const [first] = beside === undefined ? [] : found;
  return first ?? found.find(({ format }) => format !== 'plain') ?? found[0] ?? null;
}
