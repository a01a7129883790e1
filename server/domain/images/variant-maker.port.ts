import type { Result } from '../shared/result';
import type { PictureVariant } from './picture-variant';

/** Why a picture cannot be served: it does not exist, or its stored file can no longer be read. */
export type VariantFailure = 'unknown' | 'unreadable';

/** Makes reduced versions of pictures. */
export interface VariantMaker {
  /**
   * The variant's bytes, without metadata: scaled in proportion so that its shorter side equals the width and it fills a square
   * of that width; never enlarged.
   */
  make(variant: PictureVariant): Promise<Result<Uint8Array, VariantFailure>>;
}
