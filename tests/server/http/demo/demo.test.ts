import { envelopeOf } from '../../../../contract/envelope';
import { routes } from '../../../../contract/routes';
import * as z from '../../../../contract/schema';
import { NO_DEMO, type DemoProgress } from '../../../../contract/kernel/demo-progress';
import { registerDemo } from '../../../../server/presentation/http/demo/register-demo';
import { bareApp, FAR_ADDRESS } from '../../../support/server/bare-app';

const MAKING: DemoProgress = {
  state: 'making',
  made: 3,
  total: 36,
  remainingSeconds: 120,
  current: { kind: 'video', title: 'Neon Rice Fields', artist: 'Saigon Static' },
};

async function ask(progress: DemoProgress) {
  const app = bareApp();
  registerDemo(app, () => progress);
  const response = await app.inject({ url: '/backend/demo', remoteAddress: FAR_ADDRESS });
  return response.json() as unknown;
}

describe('GET /backend/demo', () => {
  it('reports the progress of the demo to every caller, in the format of the contract', async () => {
    const { data } = z.parse(envelopeOf(routes.demoStatus.data), await ask(MAKING));
    expect(data).toEqual({
      state: 'making',
      made: 3,
      total: 36,
      remaining_seconds: 120,
      current: { kind: 'video', title: 'Neon Rice Fields', artist: 'Saigon Static' },
    });
  });

  it('reports the state off if no demo is made', async () => {
    expect(await ask(NO_DEMO)).toMatchObject({
      data: { state: 'off', made: 0, total: 0, current: null, remaining_seconds: null },
    });
  });
});
