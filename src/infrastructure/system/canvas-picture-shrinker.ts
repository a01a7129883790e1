import type { PictureShrinker, ShrinkOrder } from '../../application/ports/picture-shrinker.port';
import { cropInside } from '../../domain/profile/avatar';
import type { Picture, SquareCrop } from '../../domain/profile/picture';
import { fail, succeed, type Result } from '../../domain/shared/result';

const QUALITY = 0.9;

/** Redraws a picture on a canvas, so that only its pixels remain. */
export class CanvasPictureShrinker implements PictureShrinker {
  async shrink(picture: Picture, { crop, longestSide }: ShrinkOrder): Promise<Result<Picture, 'unreadable'>> {
    const bitmap = await decode(picture);
    if (bitmap === null) return fail('unreadable');
    const canvas = draw(bitmap, cropInside(bitmap.width, bitmap.height, crop), longestSide);
    bitmap.close();
    const small = await encode(canvas);
    if (small === null) return fail('unreadable');
    return succeed({ name: 'avatar', type: small.type, bytes: new Uint8Array(await small.arrayBuffer()) });
  }
}

/** Decodes it upright, as the camera recorded. */
async function decode({ bytes, type }: Picture): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(new Blob([bytes as Uint8Array<ArrayBuffer>], { type }));
  } catch {
    return null;
  }
}

function draw(bitmap: ImageBitmap, { left, top, side }: SquareCrop, longestSide: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, longestSide);
  const context = canvas.getContext('2d');
  if (context === null) return canvas;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** A browser that cannot write WebP returns a PNG, which is larger than a JPEG; a JPEG has no transparency. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  return toBlob(canvas, 'image/jpeg');
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
