import { ImportStatus } from './import';
import { route } from './route';
import * as z from './schema';

/** The data for callers who may not see them, where pages ask without knowing whether they may. */
export const NOT_SHOWN = null;

/** Called only while there is no music to show. */
export const importRoutes = {
  importStatus: route({
    method: 'GET',
    path: '/backend/import',
    summary: 'The last scan of the media folder; null for callers who are not allowed to see it',
    data: z.nullable(ImportStatus),
  }),
} as const;
