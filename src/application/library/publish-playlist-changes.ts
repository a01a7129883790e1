import type { OwnPlaylists } from '../../domain/library/own-playlists.port';
import type { LibraryChanges } from './library-changes';

/** Wraps the playlists so that every change is published to all screens that show them, in every tab. */
export function publishPlaylistChanges(playlists: OwnPlaylists, changes: LibraryChanges): OwnPlaylists {
  const telling = async <T extends { readonly ok: boolean }>(answering: Promise<T>): Promise<T> => {
    const answer = await answering;
    if (answer.ok) changes.publish({ kind: 'library' });
    return answer;
  };
  /** A playlist that another tab or device has already deleted counts as deleted too. */
  const tellingOfEnd: OwnPlaylists['delete'] = async (id) => {
    const answer = await playlists.delete(id);
    if (answer.ok || answer.error.kind === 'not-found') changes.publish({ kind: 'playlist-deleted', playlistId: id });
    return answer;
  };
  return {
    list: (page) => playlists.list(page),
    create: (playlist) => telling(playlists.create(playlist)),
    change: (id, changes) => telling(playlists.change(id, changes)),
    delete: tellingOfEnd,
    setCover: (id, picture) => telling(playlists.setCover(id, picture)),
    add: (id, songIds) => telling(playlists.add(id, songIds)),
    remove: (id, entryIds) => telling(playlists.remove(id, entryIds)),
    move: (id, entryId, afterEntryId) => telling(playlists.move(id, entryId, afterEntryId)),
  };
}
