import { DemoStatus } from './demo';
import { route } from './route';

/** How far the server is with music that is not in the library yet. */
export const setupRoutes = {
  demoStatus: route({
    method: 'GET',
    path: '/backend/demo',
    summary: 'The progress of the demo music',
    data: DemoStatus,
  }),
} as const;
