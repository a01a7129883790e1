import { ImportStatus } from './import';
import { route } from './route';

/** Asked only while there is no music to show. */
export const importRoutes = {
  importStatus: route({
    method: 'GET',
    path: '/backend/import',
    summary: 'The last look through the media folder',
    data: ImportStatus,
  }),
} as const;
