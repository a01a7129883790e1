import { foldText } from '../../../contract/kernel/fold-text';

/** Those whose title has these words in it, case and accents ignored (issue 5); all of them where nothing is asked for. */
export function playlistsCalled<T extends { readonly title: string }>(
  playlists: readonly T[],
  words: string,
): readonly T[] {
  const wanted = foldText(words.trim());
  return wanted === '' ? playlists : playlists.filter(({ title }) => foldText(title).includes(wanted));
}
