import { findMatches } from '../search/find-matches';

/** Those whose title has these words in it, case, accents and punctuation ignored (issue 5); all of them where nothing is asked for. */
export function playlistsCalled<T extends { readonly title: string }>(
  playlists: readonly T[],
  words: string,
): readonly T[] {
  const wanted = words.trim();
  return wanted === '' ? playlists : playlists.filter(({ title }) => findMatches(title, wanted).length > 0);
}
