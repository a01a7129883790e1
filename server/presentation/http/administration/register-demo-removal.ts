import type { FastifyInstance } from 'fastify';
import { done } from '../answer';
import { defineAdminRoute } from './define-admin-route';

/** Has the demo music removed; `remove` answers how many songs went. */
export function registerDemoRemoval(app: FastifyInstance, remove: () => Promise<number>): void {
  defineAdminRoute(app, 'clearDemo', 'working', async () => done({ songs: await remove() }, 'demo-cleared'));
}
