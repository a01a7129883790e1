import { inflateSync } from 'node:zlib';
import type { Inflate } from '../../domain/import/tags/id3/id3v2-frames';

/** Undoes the compression of a frame of tags. */
export const inflate: Inflate = (bytes, most) => inflateSync(bytes, { maxOutputLength: most });
