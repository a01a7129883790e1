import { Subject } from 'rxjs';
import type { PageLifecycle } from '../../application/ports/page-lifecycle.port';

/**
 * The browser's own channel of that name, which reaches every page of this origin except the sender. It is closed while the page
 * is in the back/forward cache, because a message that the page cannot receive makes the browser discard the page. Without such
 * channels the pages receive nothing from one another.
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

  /** Sends nothing from a page that has been left. */
  send(message: unknown): void {
    this.channel?.postMessage(message);
  }

  private open(): void {
    this.close();
    try {
      this.channel = new BroadcastChannel(this.name);
      this.channel.onmessage = ({ data }) => this.received.next(data);
    } catch {
      // The browser has no such channels, or refuses them where the site may store nothing.
    }
  }

  private close(): void {
    this.channel?.close();
    this.channel = null;
  }
}
