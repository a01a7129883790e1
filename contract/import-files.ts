import { pageOf } from './paging';
import * as z from './schema';

/**
 * The groups of files in the media folder that are reported: refused files, files imported with reservations, and files that are
 * skipped.
 */
export const IMPORT_FILE_KINDS = ['refused', 'reserved', 'hidden'] as const;

/** A file and the remarks about it: `reasons` are stable words, `message` states them in the caller's language. */
export const ImportFile = z.object({ path: z.string(), reasons: z.array(z.string()), message: z.string() });

export const ImportFiles = pageOf(ImportFile);

export type ImportFileWire = z.infer<typeof ImportFile>;
