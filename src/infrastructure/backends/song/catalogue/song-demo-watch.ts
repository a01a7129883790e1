import type { DemoProgress, DemoWatch } from '../../../../application/ports/demo-watch.port';
import { setupRoutes } from '../../../../../contract/setup-routes';
import type { HttpTransport } from '../../../../application/ports/http-transport.port';
import type { GatewayFailure } from '../../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../../domain/shared/result';
import { callRoute } from '../call-route';

const SECOND = 1000;

/** The demo music that our own server generates. */
export class SongDemoWatch implements DemoWatch {
  constructor(private readonly transport: HttpTransport) {}

  async read(): Promise<Result<DemoProgress, GatewayFailure>> {
    const answer = await callRoute(this.transport, setupRoutes.demoStatus);
    if (!answer.ok) return answer;
    const { remaining_seconds: seconds, ...facts } = answer.value;
    return succeed({ ...facts, remaining: seconds === null ? null : seconds * SECOND });
  }
}
