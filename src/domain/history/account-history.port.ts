import type { GatewayFailure } from '../shared/gateway-failure';
import type { Page, PageRequest } from '../shared/page';
import type { Result } from '../shared/result';
import type { PlayedSong } from './play-history.port';

/** What a signed-in listener played, on every device, newest first, one entry a song (decisions.md §1). */
export interface AccountHistory {
  list(page: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>>;
  /** Everything is forgotten, on every device. */
  clear(): Promise<Result<void, GatewayFailure>>;
}
