import type { AvatarFault } from '../../domain/profile/avatar';
import type { ChosenFile } from '../../domain/profile/picture';
import type { EventStream } from '../../domain/shared/event-stream';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';
import type { LibraryChange } from '../../domain/library/library-change';
import type { AnnotateSongs, KnownAnnotations } from './annotate-songs';
import type { LibraryServices } from './library-services';

/** What the listener has noted on songs, for all rows at once. */
export type Annotations = Pick<AnnotateSongs, 'execute'> & { readonly changes: EventStream<KnownAnnotations> };

/** The library, available from the start; its code is loaded with the first request. */
export interface LibraryAccess extends Pick<LibraryServices, 'library' | 'playlists' | 'history'> {
  readonly annotations: Annotations;
  readonly saving: Pick<LibraryServices['saving'], 'execute'>;
  readonly following: Pick<LibraryServices['following'], 'execute'>;
  /** Something in the library has changed: here, in another tab or on another device. */
  readonly changes: EventStream<LibraryChange>;
  /** Shows a change from another device here. If its code cannot be loaded, nothing here shows the library. */
  onRemoteChange(change: LibraryChange): Promise<void>;
  /** Crops the file to a square, shrinks and sends it. */
  setCover(playlistId: string, file: ChosenFile): Promise<Result<unknown, AvatarFault | GatewayFailure>>;
}
