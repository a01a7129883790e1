import { PICTURE_WIDTHS } from '../../../contract/kernel/first-limits';
import type { PictureRemoval } from '../../domain/images/picture-removal.port';
import { variantName, type VariantFormat } from '../../domain/images/picture-variant';
import type { AtomicFileStore } from './atomic-file-store';

const FORMATS: readonly VariantFormat[] = ['avif', 'webp'];

/** Removes a picture's file, and those of its sizes. */
export class FilePictureRemoval implements PictureRemoval {
  constructor(
    private readonly originals: AtomicFileStore,
    private readonly made: AtomicFileStore,
  ) {}

  async remove(id: string): Promise<void> {
    const variants = PICTURE_WIDTHS.flatMap((width) =>
      FORMATS.map((format) => variantName({ source: { kind: 'kept', id }, width, format })),
    );
    await this.originals.remove(id);
    await Promise.all(variants.map((name) => this.made.remove(name)));
  }
}
