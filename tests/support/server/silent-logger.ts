import type { Logger } from '../../../server/application/ports/logger.port';

const ignore = (): void => undefined;

export const silentLogger: Logger = {
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  child: () => silentLogger,
};
