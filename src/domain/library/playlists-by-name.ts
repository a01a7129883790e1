import { foldText } from '../../../contract/kernel/fold-text';
import { findMatches } from '../search/find-matches';

/**
 * The playlists whose title contains these words, ignoring case, accents and punctuation (issue 5); all of them if the search
 * text is empty.
 */
export function playlistsCalled<T extends { readonly title: string }>(
  playlists: readonly T[],
  words: string,
): readonly T[] {
  if (foldText(words) === '') return playlists;
  return playlists.filter(({ title }) => findMatches(title, words).length > 0);
}
