import type { Clock } from '../../../application/ports/clock.port';
import type { Library } from '../../../domain/library/library.port';
import type { OwnPlaylists } from '../../../domain/playlists/own-playlists.port';
import type { AvatarFault } from '../../../domain/profile/avatar';
import type { ChosenFile } from '../../../domain/profile/picture';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { Result } from '../../../domain/shared/result';
import type { NoticesViewModel } from '../notices.view-model';

/** What the view models of keeping are made from. They come with their pages, and so does what answers these ports. */
export interface KeepNeeds {
  readonly library: Library;
  readonly playlists: OwnPlaylists;
  /** Something that the listener keeps has changed, here or in another tab. */
  readonly changes: EventStream<unknown>;
  readonly clock: Clock;
  readonly notices: NoticesViewModel;
  /** Cut square, made small, sent. */
  setCover(playlistId: string, file: ChosenFile): Promise<Result<unknown, AvatarFault | GatewayFailure>>;
}
