import type { OwnPlaylist } from '../../../domain/library/own-playlists.port';
import type { LibraryDeps } from './library-deps';
import type { NamedSong } from './library-dialogs.view-model';

/** Appends songs to a playlist and shows a notice of it. */
export async function addSongs(
  { playlists, notices }: Pick<LibraryDeps, 'playlists' | 'notices'>,
  { id, title }: Pick<OwnPlaylist, 'id' | 'title'>,
  songs: readonly NamedSong[],
): Promise<boolean> {
  const answer = await playlists.add(
    id,
    songs.map((song) => song.id),
  );
  if (answer.ok) notices.show({ type: 'success', message: { kind: 'library', of: 'added', name: title } });
  else notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  return answer.ok;
}
