import type { Song } from '../../../../src/domain/catalogue/song';
import type { SongsById } from '../../../../src/domain/catalogue/songs-by-id.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** The songs in a test's catalogue. */
export class MemorySongsById implements SongsById {
  isOffline = false;

  constructor(private readonly songs: readonly Song[]) {}

  async byIds(ids: readonly string[]): Promise<Result<readonly Song[], GatewayFailure>> {
    if (this.isOffline) return fail({ kind: 'offline' });
    return succeed(ids.flatMap((id) => this.songs.find((song) => song.id === id) ?? []));
  }
}
