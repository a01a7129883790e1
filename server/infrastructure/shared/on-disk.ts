import { bytesOfPath, holdsRawBytes } from '../../domain/import/path-text';

/** The form that the system receives: the path itself, or its bytes where some are not UTF-8. */
export const onDisk = (path: string): string | Buffer => (holdsRawBytes(path) ? Buffer.from(bytesOfPath(path)) : path);
