import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { PlayedSong } from './play-history.port';

/** The songs that a signed-in listener played, on every device, newest first, one entry per song (decisions.md §1). */
export interface AccountHistory {
  list(page: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>>;
  /** Deletes the whole history, on every device. */
  clear(): Promise<Result<void, GatewayFailure>>;
}
