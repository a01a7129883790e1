import type { PictureColour } from '../../domain/catalogue/song-card';
import { dominantColour } from '../../domain/images/dominant-colour';
import { pictureFormat } from '../../domain/images/picture-format';
import { isPictureSize } from '../../domain/images/picture-limits';
import type { PictureRefusal } from '../../domain/images/picture-store.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { openPicture } from './open-picture';

export interface PictureSurvey {
  readonly width: number;
  readonly height: number;
  readonly colour: PictureColour;
}

const SMALL = 32;

/** Looks at the whole picture, small: what does not decode is refused here and never again comes as a surprise. */
export async function surveyPicture(bytes: Uint8Array): Promise<Result<PictureSurvey, PictureRefusal>> {
  // Only the header is read of this one: the limit on pixels is ours to tell from damage.
  const header = await openPicture(bytes, { limitInputPixels: false });
  const picture = await openPicture(bytes);
  try {
    const { format, autoOrient } = await header.metadata();
    const { width, height } = autoOrient;
    if (format !== pictureFormat(bytes)) return fail('unknown-format');
    if (!isPictureSize(width, height)) return fail('too-large');
    const small = picture.resize(SMALL, SMALL, { fit: 'fill' }).toColourspace('srgb').ensureAlpha();
    return succeed({ width, height, colour: dominantColour(await small.raw().toBuffer()) });
  } catch {
    return fail('broken');
  }
}
