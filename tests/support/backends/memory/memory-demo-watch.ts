import type { DemoProgress, DemoWatch } from '../../../../src/application/ports/demo-watch.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

/** A backend whose demo has the progress that the test sets, or that cannot be reached. */
export class MemoryDemoWatch implements DemoWatch {
  failure: GatewayFailure | null = null;
  looks = 0;

  constructor(public progress: DemoProgress) {}

  async read(): Promise<Result<DemoProgress, GatewayFailure>> {
    this.looks += 1;
    return this.failure === null ? succeed(this.progress) : fail(this.failure);
  }
}
