import type { SongStretch } from '../../../contract/kernel/song-stretch';
import { foldText } from '../../../contract/kernel/fold-text';
import type { SongWish } from './clip-draft';

/** A song that a clip may use: its title matches one of the wished titles, ignoring case and accents. */
export interface SongCandidate {
  readonly songId: string;
  readonly title: string;
  readonly artists: readonly string[];
  readonly durationMs: number;
}

/** A clip that is at least this share of its song's length uses all of it. */
const WHOLE_SHARE = 0.9;
const LONGER_AT_MOST_MS = 5_000;

/**
 * Finds the song that a clip uses: the one with the likeliest wished title for which there is a song by the clip's artist.
 * Of several matches the first by id is chosen; a clip without an artist matches only if exactly one song has that title.
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
 * The part of its song that a clip uses: the part that the clip states, limited to the song's length; all of the song if both are
 * about as long; null if it is unknown.
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
