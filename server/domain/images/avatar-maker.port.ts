import type { Result } from '../shared/result';
import type { PictureRefusal } from './picture-store.port';

/** Why a picture does not become an avatar; `hides-something`: it is another kind of file as well, or has one behind it. */
export type AvatarRefusal = PictureRefusal | 'hides-something';

/** Makes avatars out of what people send. */
export interface AvatarMaker {
  /** A square WebP of at most 1024 pixels, drawn afresh from the middle, with nothing of what came along (security §5). */
  make(bytes: Uint8Array): Promise<Result<Uint8Array, AvatarRefusal>>;
}
