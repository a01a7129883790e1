import type { Backend } from '../../../src/application/ports/backend.port';
import { BACKENDS } from '../../../src/composition/backends';
import { memoryBackend } from './memory/backend';

/** The backends of the app, and one that only tests have. */
export const TEST_BACKENDS = {
  ...BACKENDS,
  memory: memoryBackend,
} satisfies Record<string, Backend>;
