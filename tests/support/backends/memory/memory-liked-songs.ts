import type { LikedSongs } from '../../../../src/domain/library/liked-songs.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** The liked songs of a test's listener, out of those that exist. */
export class MemoryLikedSongs implements LikedSongs {
  readonly liked = new Set<string>();

  constructor(private readonly existing: readonly string[]) {}

  async add(songIds: readonly string[]): Promise<Result<void, GatewayFailure>> {
    if (!songIds.every((id) => this.existing.includes(id))) return fail({ kind: 'not-found' });
    songIds.forEach((id) => this.liked.add(id));
    return succeed(undefined);
  }

  async remove(songIds: readonly string[]): Promise<Result<void, GatewayFailure>> {
    songIds.forEach((id) => this.liked.delete(id));
    return succeed(undefined);
  }
}
