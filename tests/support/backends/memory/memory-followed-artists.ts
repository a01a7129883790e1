import type { FollowedArtists } from '../../../../src/domain/library/followed-artists.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** The artists that a test's listener follows, out of those that exist. */
export class MemoryFollowedArtists implements FollowedArtists {
  readonly followed = new Set<string>();

  constructor(private readonly existing: readonly string[]) {}

  async add(artistIds: readonly string[]): Promise<Result<void, GatewayFailure>> {
    if (!artistIds.every((id) => this.existing.includes(id))) return fail({ kind: 'not-found' });
    artistIds.forEach((id) => this.followed.add(id));
    return succeed(undefined);
  }

  async remove(artistIds: readonly string[]): Promise<Result<void, GatewayFailure>> {
    artistIds.forEach((id) => this.followed.delete(id));
    return succeed(undefined);
  }
}
