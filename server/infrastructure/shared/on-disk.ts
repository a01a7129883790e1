import { bytesOfPath, holdsRawBytes } from '../../domain/import/path-text';

/** What the system is asked for: the path itself, or its bytes where it holds some that are no UTF-8. */
export const onDisk = (path: string): string | Buffer => (holdsRawBytes(path) ? Buffer.from(bytesOfPath(path)) : path);
