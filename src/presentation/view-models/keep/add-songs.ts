import type { OwnPlaylist } from '../../../domain/playlists/own-playlists.port';
import type { KeepNeeds } from './keep-needs';
import type { NamedSong } from './keeping.view-model';

/** Puts songs at the end of a playlist, and says so. */
export async function addSongs(
  { playlists, notices }: Pick<KeepNeeds, 'playlists' | 'notices'>,
  { id, title }: Pick<OwnPlaylist, 'id' | 'title'>,
  songs: readonly NamedSong[],
): Promise<boolean> {
  const answer = await playlists.add(
    id,
    songs.map((song) => song.id),
  );
  if (answer.ok) notices.show({ type: 'success', message: { kind: 'kept', of: 'added', name: title } });
  else notices.show({ type: 'error', message: { kind: 'failure', failure: answer.error } });
  return answer.ok;
}
