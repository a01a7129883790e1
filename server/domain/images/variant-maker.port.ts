import type { Result } from '../shared/result';
import type { PictureVariant } from './picture-variant';

/** Why a picture cannot be served: it is not here, or what is here can no longer be read. */
export type VariantFailure = 'unknown' | 'unreadable';

/** Makes pictures small. */
export interface VariantMaker {
  /**
   * The variant's bytes, without metadata: in proportion, its shorter side as long as the width, so that it fills a square
   * of that width; never enlarged.
   */
  make(variant: PictureVariant): Promise<Result<Uint8Array, VariantFailure>>;
}
