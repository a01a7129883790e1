import type { FastifyInstance } from 'fastify';
import type { DemoStatusWire } from '../../../../contract/demo';
import type { DemoProgress } from '../../../../contract/kernel/demo-progress';
import { answer } from '../answer';
import { defineRoute } from '../define-route';

/** Reports the progress of the demo music to everybody: a page that waits for it polls. */
export function registerDemo(app: FastifyInstance, progress: () => DemoProgress): void {
  defineRoute(app, 'demoStatus', { policy: 'public', rate: 'listening' }, () => answer(present(progress())));
}

function present({ remainingSeconds, ...facts }: DemoProgress): DemoStatusWire {
  return { ...facts, remaining_seconds: remainingSeconds };
}
