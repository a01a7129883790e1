import type { Result } from '../shared/result';
import type { PictureRefusal } from './picture-store.port';

/** Why a picture cannot become an avatar; `hides-something`: the file is also another kind of file, or has one appended. */
export type AvatarRefusal = PictureRefusal | 'hides-something';

/** Makes avatars from uploaded pictures. */
export interface AvatarMaker {
  /** A square WebP of at most 1024 pixels, redrawn from the middle of the picture, without any of its metadata (security §5). */
  make(bytes: Uint8Array): Promise<Result<Uint8Array, AvatarRefusal>>;
}
