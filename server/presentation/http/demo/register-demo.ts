import type { FastifyInstance } from 'fastify';
import type { DemoStatusWire } from '../../../../contract/demo';
import type { DemoProgress } from '../../../domain/demo/making/demo-progress';
import { answer } from '../answer';
import { defineRoute } from '../define-route';

/** Tells everybody how far the demo music is: a page that waits for it asks now and then. */
export function registerDemo(app: FastifyInstance, progress: () => DemoProgress): void {
  defineRoute(app, 'demoStatus', { policy: 'public', rate: 'listening' }, () => answer(present(progress())));
}

function present({ remainingSeconds, ...facts }: DemoProgress): DemoStatusWire {
  return { ...facts, remaining_seconds: remainingSeconds };
}
