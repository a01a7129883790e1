import type { Backend } from '../application/ports/backend.port';
import { songBackend } from '../infrastructure/backends/song/backend';

/** Every backend that the app supports, one line each. */
export const BACKENDS = {
  song: songBackend,
} satisfies Record<string, Backend>;

/** The backend that this build is for: `npm run build -- --backend=<id>`, by default our own server. */
export const chosenBackend: Backend = BACKENDS[(process.env['BACKEND'] ?? 'song') as keyof typeof BACKENDS];

/** Where its server is: `--backend-url=<address>` of the build; null for the server that serves the page. */
export const chosenServerUrl: string | null = process.env['BACKEND_URL'] || null;
