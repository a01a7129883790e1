import type { Sharp } from 'sharp';
import { artwork } from '../../../contract/kernel/artwork';
import type { PictureVariant, VariantFormat } from '../../domain/images/picture-variant';
import type { VariantFailure, VariantMaker } from '../../domain/images/variant-maker.port';
import { fail, succeed, type Result } from '../../domain/shared/result';
import { openPicture, TOLERANT } from './open-picture';
import type { AtomicFileStore } from './atomic-file-store';

// A listener waits for the result: more effort takes many times as long and saves a few per cent.
const WEBP = { quality: 80, effort: 2 } as const;
const AVIF = { quality: 55, effort: 1 } as const;

/** The artwork is drawn on a square of this size, which has this many pixels at 72 dpi. */
const DRAWN_SIZE = 100;
const DRAWN_DPI = 72;

const encode: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  webp: (picture) => picture.webp(WEBP),
  avif: (picture) => picture.avif(AVIF),
};

/** Makes variants from the stored files; drawn artwork needs no file. */
export class SharpVariantMaker implements VariantMaker {
  constructor(private readonly originals: Pick<AtomicFileStore, 'read'>) {}

  async make({ source, width, format }: PictureVariant): Promise<Result<Uint8Array, VariantFailure>> {
    if (source.kind === 'drawn') {
      const drawing = Buffer.from(artwork(source.seed));
      const density = (DRAWN_DPI * width) / DRAWN_SIZE;
      return succeed(await encode[format](await openPicture(drawing, { density })).toBuffer());
    }
    const bytes = await this.originals.read(source.id);
    if (bytes === undefined) return fail('unknown');
    const picture = await openPicture(bytes, TOLERANT);
    const small = picture.resize(width, width, { fit: 'outside', withoutEnlargement: true });
    // The pixels are not readable to their end.
    const made = await encode[format](small)
      .toBuffer()
      .catch(() => undefined);
    return made === undefined ? fail('unreadable') : succeed(made);
  }
}
