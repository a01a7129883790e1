import type { AccountPage } from '../../domain/administration/account-directory.port';
import type { ManagedSong, ManagedSongs, SongsAsked } from '../../domain/administration/managed-songs.port';
import { cleanTags } from '../../domain/administration/clean-tags';
import type { SongTags } from '../../domain/catalogue/song-tags';

/** What admins do with songs. */
export class EditSongs {
  constructor(
    private readonly songs: ManagedSongs,
    /** Told so that nothing remembered of the song or of lists is believed any more. */
    private readonly songChanged: (songId: string) => void,
  ) {}

  list(asked: SongsAsked): Promise<AccountPage<ManagedSong>> {
    return this.songs.list(asked);
  }

  /** `nameless`: nothing is left of what has to have a name. */
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
