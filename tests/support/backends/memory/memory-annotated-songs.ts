import type { AnnotationChange } from '../../../../src/domain/catalogue/song-annotations';
import type { AnnotatedSongs } from '../../../../src/domain/library/annotated-songs.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** What a test's listener has noted on songs, out of those that exist. */
export class MemoryAnnotatedSongs implements AnnotatedSongs {
  readonly liked = new Set<string>();

  constructor(private readonly existing: readonly string[]) {}

  async annotate(songId: string, { isLiked }: AnnotationChange): Promise<Result<void, GatewayFailure>> {
    if (isLiked === true && !this.existing.includes(songId)) return fail({ kind: 'not-found' });
    if (isLiked === true) this.liked.add(songId);
    if (isLiked === false) this.liked.delete(songId);
    return succeed(undefined);
  }
}
