import type { AccountPage } from '../../domain/administration/account-directory.port';
import type { ManagedSong, ManagedSongs, SongsQuery } from '../../domain/administration/managed-songs.port';
import { cleanTags } from '../../domain/administration/clean-tags';
import type { SongTags } from '../../domain/catalogue/song-tags';

/** The admin's actions on songs. */
export class EditSongs {
  constructor(
    private readonly songs: ManagedSongs,
    /** Called so that cached data of the song and of lists is no longer used. */
    private readonly songChanged: (songId: string) => void,
  ) {}

  list(query: SongsQuery): Promise<AccountPage<ManagedSong>> {
    return this.songs.list(query);
  }

  /** `nameless`: a field that must have a name would be empty. */
  async call(songId: string, tags: SongTags): Promise<ManagedSong | 'nameless' | null> {
    const cleaned = cleanTags(tags);
    return cleaned === null ? 'nameless' : this.notifyChange(await this.songs.call(songId, cleaned));
  }

  async restore(songId: string): Promise<ManagedSong | null> {
    return this.notifyChange(await this.songs.restore(songId));
  }

  private notifyChange(song: ManagedSong | null): ManagedSong | null {
    if (song !== null) this.songChanged(song.id);
    return song;
  }
}
