import type { Sharp, SharpOptions } from 'sharp';
import { PICTURE_LIMITS } from '../../domain/images/picture-limits';

/** As browsers are: what is there of a damaged picture is shown. */
export const TOLERANT: SharpOptions = { failOn: 'none' };
const LIMITED: SharpOptions = { failOn: 'error', limitInputPixels: PICTURE_LIMITS.pixels };
const SECONDS_AT_MOST = 20;

// A tenth of a second and 25 MB that a start without new pictures does without.
let loading: ReturnType<typeof load> | undefined;

async function load() {
  const { default: sharp } = await import('sharp');
  // No picture is worked on twice, and several at once use the processors better than one on all of them.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** A picture within our limits, turned the way it is looked at; reading it fails where it is damaged, unless that is tolerated. */
export async function openPicture(bytes: Uint8Array, options: SharpOptions = {}): Promise<Sharp> {
  loading ??= load();
  const sharp = await loading;
  return sharp(bytes, { ...LIMITED, ...options })
    .timeout({ seconds: SECONDS_AT_MOST })
    .autoOrient();
}
