import type { PictureColour } from '../../domain/catalogue/song-card';
import { drawnColour } from '../../domain/images/drawn-colour';
import { drawnImageId, imageUrl } from '../../domain/media/media-urls';

/** A picture's address; without a picture, the address of the one drawn from the id. */
export const pictureUrl = (imageId: string | null, id: string): string => imageUrl(imageId ?? drawnImageId(id));

/** The wire's dominant colour; without a picture, that of the one drawn from the id. */
export function presentColour(colour: PictureColour | null, id: string) {
  const { hue, chroma, secondHue } = colour ?? drawnColour(id);
  return { h: hue, c: chroma, h2: secondHue };
}
