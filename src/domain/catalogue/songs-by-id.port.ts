import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Song } from './song';

/** How many songs can be asked about at once. */
export const SONGS_BY_ID_MAX = 500;

/** Finds the songs that another device named. */
export interface SongsById {
  /** In this order, `SONGS_BY_ID_MAX` at most; those that are gone are left out, one that is named twice is there twice or once. */
  byIds(ids: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>>;
}
