import type { OnFailure } from '../application/media/packager';
import type { Logger } from '../application/ports/logger.port';
import { readablePath } from '../domain/import/path-text';
import type { FaultyFiles } from '../domain/media/faulty-files.port';

/** Logs a rendition that cannot be made; if its file is faulty, the file is also listed among those with a reservation. */
export function logFailure(log: Logger, faulty: FaultyFiles): OnFailure {
  return ({ kind, folder, source }, failure) => {
    log.warn('a rendition cannot be made', { folder, file: readablePath(source.path), failure });
    if (failure.kind !== 'undecodable') return;
    faulty
      .noteUndecodable(source.songId, kind)
      .catch((error: unknown) => log.error('a faulty file could not be noted', { error }));
  };
}
