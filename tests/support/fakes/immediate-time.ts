import type { Subscription } from '../../../src/domain/shared/event-stream';
import type { Milliseconds } from '../../../src/domain/shared/units';
import { VirtualTime } from './virtual-time';

/** Time in which everything is due at once. */
export class ImmediateTime extends VirtualTime {
  override after(_delay: Milliseconds, run: () => void): Subscription {
    run();
    return { unsubscribe: () => undefined };
  }
}
