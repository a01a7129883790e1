import { foldText } from '../../../contract/kernel/fold-text';
import type { SongStretch, SongWish } from './clip-draft';

/** A song that a clip may be using: its title is one of the wished ones, case and accents apart. */
export interface SongCandidate {
  readonly songId: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly durationMs: number;
}

/** A clip as long as this share of its song, or longer, uses all of it. */
const WHOLE_SHARE = 0.9;
const LONGER_AT_MOST_MS = 5_000;

/**
 * The song that a clip means: called like the likeliest of its wished titles that any is called like, and by its artist. Of
 * several that agree the first by id; a clip that names no artist means a song only where no other one has that title.
 */
export function chooseSong(
  { titles, artist }: SongWish,
  candidates: readonly SongCandidate[],
): SongCandidate | undefined {
  for (const title of titles) {
    const called = candidates.filter((song) => foldText(song.title) === foldText(title));
    const agreeing = artist === null ? called : called.filter(({ artists }) => artists.some(isCalled(artist)));
    const [first] = [...agreeing].sort((a, b) => (a.songId < b.songId ? -1 : 1));
    if (first !== undefined && (artist !== null || agreeing.length === 1)) return first;
  }
  return undefined;
}

/**
 * The seconds of its song that a clip uses: those that it names, as far as the song has them; all of a song that it is as long
 * as; null where nobody knows.
 */
export function usedStretch(
  clip: { readonly durationMs: number; readonly wish: Pick<SongWish, 'stretch'> },
  song: Pick<SongCandidate, 'durationMs'>,
): SongStretch | null {
  const { stretch } = clip.wish;
  if (stretch !== null) {
    return stretch.fromMs < song.durationMs ? { ...stretch, toMs: Math.min(stretch.toMs, song.durationMs) } : null;
  }
  const longer = clip.durationMs - song.durationMs;
  const isWhole = clip.durationMs >= song.durationMs * WHOLE_SHARE && longer <= LONGER_AT_MOST_MS;
  return isWhole ? { fromMs: 0, toMs: song.durationMs } : null;
}

const isCalled =
  (artist: string) =>
  (name: string): boolean =>
    foldText(name) === foldText(artist);
