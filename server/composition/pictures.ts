import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PictureVariants } from '../application/images/picture-variants';
import type { Logger } from '../application/ports/logger.port';
import type { PictureStore } from '../domain/images/picture-store.port';
import { FilePictureStore } from '../infrastructure/images/file-picture-store';
import { SharpVariantMaker } from '../infrastructure/images/sharp-variant-maker';
import { WholeFiles } from '../infrastructure/images/whole-files';
import { registerImages } from '../presentation/http/images/register-images';

export interface PictureParts {
  readonly dataFolder: string;
  readonly log: Logger;
}

/** Everything that keeps and serves pictures; answers where new ones are taken in. */
export async function composePictures(app: FastifyInstance, { dataFolder, log }: PictureParts): Promise<PictureStore> {
  const folder = await realpath(dataFolder);
  const originals = new WholeFiles({ root: path.join(folder, 'pictures'), isPrecious: true });
  const made = new WholeFiles({ root: path.join(folder, 'picture-cache'), isPrecious: false });
  await Promise.all([originals.open(), made.open()]);
  registerImages(app, new PictureVariants(new SharpVariantMaker(originals), made, log));
  return new FilePictureStore(originals);
}
