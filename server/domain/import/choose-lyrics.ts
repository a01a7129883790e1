import { LIMITS } from '../../../contract/kernel/limits';
import { detectLyricsFormat, type LyricsFormat } from '../../../contract/kernel/lrc';
import { cleanLines } from './clean-text';
import type { RawLyrics } from './raw-tags';

export interface SongLyrics {
  readonly format: LyricsFormat;
  readonly text: string;
}

/** The lyrics to keep: those beside the file, else the embedded ones with times, else the embedded ones; null without any. */
export function chooseLyrics(beside: string | undefined, embedded: readonly RawLyrics[]): SongLyrics | null {
  const timed = embedded.filter(({ lines }) => lines.length > 1).map(({ lines }) => toLrc(lines));
  const plain = embedded.map(({ text }) => text ?? '');
  const candidates = [beside ?? '', ...timed, ...plain].map((text) => cleanLines(text, LIMITS.lyricsMax));
  const found = candidates.filter((text) => text !== '').map((text) => ({ format: detectLyricsFormat(text), text }));
  const [first] = beside === undefined ? [] : found;
  return first ?? found.find(({ format }) => format !== 'plain') ?? found[0] ?? null;
}

function toLrc(lines: RawLyrics['lines']): string {
  return lines.map(({ at, text }) => `[${timeOf(at)}]${text.replace(/\s+/gu, ' ').trim()}`).join('\n');
}

function timeOf(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${String(minutes).padStart(2, '0')}:${((ms % 60_000) / 1000).toFixed(2).padStart(5, '0')}`;
}
