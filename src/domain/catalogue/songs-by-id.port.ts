import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Song } from './song';

/** Finds the songs that another device named. */
export interface SongsById {
  /** In this order, 500 at most; those that are gone are left out, one that is named twice is there twice or once. */
  byIds(ids: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>>;
}
