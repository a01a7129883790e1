import type { SharpOptions } from 'sharp';
import type { PictureColour } from '../../domain/catalogue/song-card';
import { dominantColour } from '../../domain/images/dominant-colour';
import { pictureFormat } from '../../domain/images/picture-format';
import { isPictureSize } from '../../domain/images/picture-limits';
import type { PictureRefusal } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { openPicture, TOLERANT } from './open-picture';

export interface PictureSurvey {
  readonly width: number;
  readonly height: number;
  readonly colour: PictureColour;
}

const SMALL = 32;
const CHANNELS = 4;

/**
 * Decodes the whole picture at a small size, so that a picture that does not decode is refused here and cannot fail later. A
 * damaged picture is accepted if a part of it can be seen.
 */
export async function surveyPicture(bytes: Uint8Array): Promise<Result<PictureSurvey, PictureRefusal>> {
  // Only the header is read here, so that our limit on pixels can be distinguished from damage.
  const header = await openPicture(bytes, { limitInputPixels: false, ...TOLERANT });
  try {
    const { format, autoOrient } = await header.metadata();
    const { width, height } = autoOrient;
    if (format !== pictureFormat(bytes)) return fail('unknown-format');
    if (!isPictureSize(width, height)) return fail('too-large');
    const pixels = (await smallPixels(bytes).catch(() => undefined)) ?? (await whatIsThere(bytes));
    return pixels === undefined ? fail('broken') : succeed({ width, height, colour: dominantColour(pixels) });
  } catch {
    return fail('broken');
  }
}

async function smallPixels(bytes: Uint8Array, options: SharpOptions = {}): Promise<Uint8Array> {
  const picture = await openPicture(bytes, options);
  return picture.resize(SMALL, SMALL, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
}

/** The visible part of a damaged picture; undefined if that is a single colour, which decoders use for missing parts. */
async function whatIsThere(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const pixels = await smallPixels(bytes, TOLERANT);
  const isOneColour = pixels.every((value, at) => at % CHANNELS === CHANNELS - 1 || value === pixels[at % CHANNELS]);
  return isOneColour ? undefined : pixels;
}
