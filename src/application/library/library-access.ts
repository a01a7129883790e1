import type { Song } from '../../domain/catalogue/song';
import type { AvatarFault } from '../../domain/profile/avatar';
import type { ChosenFile } from '../../domain/profile/picture';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { LibraryChange } from '../ports/library-channel.port';
import type { LibraryServices } from './library-services';
import type { KnownLikes } from './song-likes';

/** The likes of songs, for all rows at once. */
export interface Likes {
  readonly changes: EventStream<KnownLikes>;
  /** Fails if the like was taken back or its code cannot be loaded. */
  toggle(song: Pick<Song, 'id' | 'isLiked'>): Promise<Result<void, GatewayFailure>>;
}

/** The library, available from the start; its code is loaded with the first request. */
export interface LibraryAccess extends Pick<LibraryServices, 'library' | 'playlists' | 'history'> {
  readonly likes: Likes;
  readonly saving: Pick<LibraryServices['saving'], 'execute'>;
  readonly following: Pick<LibraryServices['following'], 'execute'>;
  /** Something in the library has changed: here, in another tab or on another device. */
  readonly changes: EventStream<LibraryChange>;
  /** Shows a change from another device here. If its code cannot be loaded, nothing here shows the library. */
  onRemoteChange(change: LibraryChange): Promise<void>;
  /** Crops the file to a square, shrinks and sends it. */
  setCover(playlistId: string, file: ChosenFile): Promise<Result<unknown, AvatarFault | GatewayFailure>>;
}
