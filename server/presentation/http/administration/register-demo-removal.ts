import type { FastifyInstance } from 'fastify';
import { done } from '../answer';
import { defineAdminRoute } from './define-admin-route';

/** Removes the demo music; `remove` returns the number of removed songs. */
export function registerDemoRemoval(app: FastifyInstance, remove: () => Promise<number>): void {
  defineAdminRoute(app, 'clearDemo', 'working', async () => done({ songs: await remove() }, 'demo-cleared'));
}
