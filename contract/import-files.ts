import { pageOf } from './paging';
import * as z from './schema';

/** What is told of the files of the media folder: those that were refused, that are in with reservations, that are passed over. */
export const IMPORT_FILE_KINDS = ['refused', 'reserved', 'hidden'] as const;

/** A file, and what is to be said of it: `reasons` are stable words, `message` says them in the asker's language. */
export const ImportFile = z.object({ path: z.string(), reasons: z.array(z.string()), message: z.string() });

export const ImportFiles = pageOf(ImportFile);

export type ImportFileWire = z.infer<typeof ImportFile>;
