import type { Backend } from '../application/ports/backend.port';
import { songBackend } from '../infrastructure/backends/song/backend';

/** Every backend that the app supports, one line each. */
export const BACKENDS = {
  song: songBackend,
} satisfies Record<string, Backend>;
