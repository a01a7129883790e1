import type { FastifyInstance } from 'fastify';
import { NO_DEMO, type DemoProgress } from '../../contract/kernel/demo-progress';
import { registerDemo } from '../../server/presentation/http/demo/register-demo';
import { SongDemoWatch } from '../../src/infrastructure/backends/song/catalogue/song-demo-watch';
import { aDemoProgress } from '../support/builders/a-demo-progress';
import { MemoryDemoWatch } from '../support/backends/memory/memory-demo-watch';
import { bareApp } from '../support/server/bare-app';
import { InjectTransport } from '../support/server/inject-transport';
import { describeDemoWatch } from './demo-watch.contract';

const SECOND = 1000;

describeDemoWatch('the fake', async () => {
  const watch = new MemoryDemoWatch(aDemoProgress());
  return { watch, become: (progress) => void (watch.progress = progress) };
});

describe('the own backend, against its route', () => {
  let app: FastifyInstance;
  let current: DemoProgress = NO_DEMO;

  beforeAll(async () => {
    app = bareApp();
    registerDemo(app, () => current);
    await app.ready();
  });
  afterAll(() => app.close());

  describeDemoWatch('the own backend', async () => ({
    watch: new SongDemoWatch(new InjectTransport(() => app)),
    become: ({ remaining, ...facts }) => {
      current = { ...facts, remainingSeconds: remaining === null ? null : remaining / SECOND };
    },
  }));
});
