import type { AvatarMaker, AvatarRefusal } from '../../domain/images/avatar-maker.port';
import type { PictureStore } from '../../domain/images/picture-store.port';
import type { OwnPlaylistKey } from '../../domain/library/own-playlist-key';
import type { OwnPlaylist, OwnPlaylists } from '../../domain/library/own-playlists.port';
import { succeed, type Result } from '../../domain/shared/result';

/** A picture for an own playlist, re-encoded from the uploaded one as an avatar is; null if there is no such playlist. */
export class SetPlaylistCover {
  constructor(
    private readonly playlists: Pick<OwnPlaylists, 'setCover'>,
    private readonly maker: AvatarMaker,
    private readonly pictures: PictureStore,
  ) {}

  async execute(key: OwnPlaylistKey, bytes: Uint8Array): Promise<Result<OwnPlaylist | null, AvatarRefusal>> {
    const made = await this.maker.make(bytes);
    if (!made.ok) return made;
    const stored = await this.pictures.keep(made.value);
    return stored.ok ? succeed(await this.playlists.setCover(key, stored.value)) : stored;
  }
}
