/**
 * Counts the versions of what reads files. A file that an older one read, or refused, is read again at the next scan: raise it
 * whenever readers read more, or otherwise, than they did.
 */
export const READER_VERSION = 6;
