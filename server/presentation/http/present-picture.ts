import type { PictureColour } from '../../domain/catalogue/song-card';
import { drawnImageId, imageUrl } from '../../domain/media/media-urls';
import { seededFraction } from '../../domain/shared/seeded-fraction';

const DEGREES = 360;
/** A drawn picture is neither grey nor loud; the web app caps chroma by theme. */
const DRAWN_CHROMA = 0.12;
const SECOND_HUE_APART = 70;

/** A picture's address, or the address of the one drawn from the id of what has none. */
export const pictureUrl = (imageId: string | null, id: string): string => imageUrl(imageId ?? drawnImageId(id));

/** The wire's dominant colour; what has no picture gets one that is its own and always the same. */
export function presentColour(colour: PictureColour | null, id: string) {
  if (colour !== null) return { h: colour.hue, c: colour.chroma, h2: colour.secondHue };
  const h = Math.floor(seededFraction('hue', id) * DEGREES);
  return { h, c: DRAWN_CHROMA, h2: (h + SECOND_HUE_APART) % DEGREES };
}
