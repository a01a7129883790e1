import { Subject } from 'rxjs';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';

/**
 * The browser's own channel of that name, which reaches every page of this origin but the sender. It is closed while the page is
 * kept for later: a message that it cannot hear has the browser throw it away. Without such channels the pages do not hear of one
 * another.
 */
export class PageChannel {
  private readonly received = new Subject<unknown>();
  readonly messages = this.received.asObservable();
  private channel: BroadcastChannel | null = null;

  constructor(
    private readonly name: string,
    { leaves, returns }: PageLifecycle,
  ) {
    leaves.subscribe(() => this.close());
    returns.subscribe(() => this.open());
    this.open();
  }

  /** Reaches nobody from a page that is left. */
  send(message: unknown): void {
    this.channel?.postMessage(message);
  }

  private open(): void {
    this.close();
    try {
      this.channel = new BroadcastChannel(this.name);
      this.channel.onmessage = ({ data }) => this.received.next(data);
    } catch {
      // The browser has none, or refuses it where the site may keep nothing.
    }
  }

  private close(): void {
    this.channel?.close();
    this.channel = null;
  }
}
