/**
 * The version of the code that reads files. A file that an older version read or refused is read again at the next scan: raise
 * the number whenever the readers read more, or read differently.
 */
export const READER_VERSION = 6;
