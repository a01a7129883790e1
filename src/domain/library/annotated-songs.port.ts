import type { AnnotationChange } from '../catalogue/song-annotations';
import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';

/** What the listener has noted on songs. Noting the same twice has no further effect. */
export interface AnnotatedSongs {
  annotate(songId: string, change: AnnotationChange): Promise<Result<void, GatewayFailure>>;
}
