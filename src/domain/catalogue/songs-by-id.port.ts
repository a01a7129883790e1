import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Song } from './song';

/** How many songs can be requested at once. */
export const SONGS_BY_ID_MAX = 500;

/** Loads songs by the ids that another device sent. */
export interface SongsById {
  /**
   * In this order, `SONGS_BY_ID_MAX` at most; songs that no longer exist are left out; a repeated id may give the song twice or
   * once.
   */
  byIds(ids: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>>;
}
