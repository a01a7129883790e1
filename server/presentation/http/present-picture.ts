import type { PictureColour } from '../../domain/catalogue/song-card';
import { drawnColour } from '../../domain/images/drawn-colour';
import { drawnImageId, imageUrl } from '../../domain/media/media-urls';

/** A picture's address, or the address of the one drawn from the id of what has none. */
export const pictureUrl = (imageId: string | null, id: string): string => imageUrl(imageId ?? drawnImageId(id));

/** The wire's dominant colour; of what has no picture, that of the one drawn from its id. */
export function presentColour(colour: PictureColour | null, id: string) {
  const { hue, chroma, secondHue } = colour ?? drawnColour(id);
  return { h: hue, c: chroma, h2: secondHue };
}
