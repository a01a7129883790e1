import type { Sharp, SharpOptions } from 'sharp';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';

/** Like a browser: the readable part of a damaged picture is shown. */
export const TOLERANT: SharpOptions = { failOn: 'none' };
const LIMITED: SharpOptions = { failOn: 'error', limitInputPixels: PICTURE_LIMITS.pixels };
const SECONDS_AT_MOST = 20;

// Loading sharp costs a tenth of a second and 25 MB, which a start without new pictures avoids.
let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // No picture is processed twice, and several pictures at once use the processors better than one picture on all of them.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A picture within our limits, in its upright orientation; reading a damaged picture fails unless damage is tolerated. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  loading ??= load();
  const sharp = await loading;
  return sharp(bytes, { ...LIMITED, ...options })
    .timeout({ seconds: SECONDS_AT_MOST })
    .autoOrient();
}
