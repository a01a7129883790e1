import { realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { PictureVariants } from '../application/images/picture-variants';
import type { Logger } from '../application/ports/logger.port';
import type { PictureRemoval } from '../domain/images/picture-removal.port';
import type { PictureStore } from '../domain/images/picture-store.port';
import { FilePictureRemoval } from '../infrastructure/images/file-picture-removal';
import { FilePictureStore } from '../infrastructure/images/file-picture-store';
import { SharpVariantMaker } from '../infrastructure/images/sharp-variant-maker';
import { AtomicFileStore } from '../infrastructure/images/atomic-file-store';
import { registerImages } from '../presentation/http/images/register-images';

export interface PictureDeps {
  readonly dataFolder: string;
  readonly log: Logger;
}

/** Stores new pictures and removes old ones. */
export type Pictures = PictureStore & PictureRemoval;

const filesIn = (folder: string) => ({
  originals: new AtomicFileStore({ root: path.join(folder, 'pictures'), isDurable: true }),
  made: new AtomicFileStore({ root: path.join(folder, 'picture-cache'), isDurable: false }),
});

/** For callers that run without a server. */
export function pictureRemoval(dataFolder: string): PictureRemoval {
  const { originals, made } = filesIn(dataFolder);
  return new FilePictureRemoval(originals, made);
}

/** Everything that stores and serves pictures. */
export async function composePictures(app: FastifyInstance, { dataFolder, log }: PictureDeps): Promise<Pictures> {
  const { originals, made } = filesIn(await realpath(dataFolder));
  await Promise.all([originals.open(), made.open()]);
  registerImages(app, new PictureVariants(new SharpVariantMaker(originals), made, log));
  const store = new FilePictureStore(originals);
  const removal = new FilePictureRemoval(originals, made);
  return { keep: (bytes) => store.keep(bytes), remove: (id) => removal.remove(id) };
}
