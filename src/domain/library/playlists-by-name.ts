import { foldText } from '../../../contract/kernel/fold-text';
import { findMatches } from '../search/find-matches';

/** Those whose title has these words in it, case, accents and punctuation ignored (issue 5); all of them where nothing is asked for. */
export function playlistsCalled<T extends { readonly title: string }>(
  playlists: readonly T[],
  words: string,
): readonly T[] {
  if (foldText(words) === '') return playlists;
  return playlists.filter(({ title }) => findMatches(title, words).length > 0);
}
