import type { Song } from '../../domain/catalogue/song';
import type { AvatarFault } from '../../domain/profile/avatar';
import type { ChosenFile } from '../../domain/profile/picture';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { LibraryChange } from '../ports/library-channel.port';
import type { LibraryServices } from './library-services';
import type { KnownLikes } from './song-likes';

/** Likes, known for all rows at once. */
export interface Likes {
  readonly changes: EventStream<KnownLikes>;
  /** Fails where the like was taken back, or the code for it cannot be had. */
  toggle(song: Pick<Song, 'id' | 'isLiked'>): Promise<Result<void, GatewayFailure>>;
}

/** What can be kept, there from the start: its code comes with the first question. */
export interface LibraryAccess extends Pick<LibraryServices, 'library' | 'playlists' | 'history'> {
  readonly likes: Likes;
  readonly saving: Pick<LibraryServices['saving'], 'execute'>;
  readonly following: Pick<LibraryServices['following'], 'execute'>;
  /** Something that the listener keeps has changed, here, in another tab or on another device. */
  readonly changes: EventStream<LibraryChange>;
  /** Shows here what was changed on another device. Rejects where the code for it cannot be had. */
  onRemoteChange(change: LibraryChange): Promise<void>;
  /** Cut square, made small, sent. */
  setCover(playlistId: string, file: ChosenFile): Promise<Result<unknown, AvatarFault | GatewayFailure>>;
}
