import type { Timer } from '../../application/ports/timer.port';
import type { Subscription } from '../../domain/shared/event-stream';

export class BrowserTimer implements Timer {
  after(delay: number, run: () => void): Subscription {
    const handle = setTimeout(run, delay);
    return { unsubscribe: () => clearTimeout(handle) };
  }
}
