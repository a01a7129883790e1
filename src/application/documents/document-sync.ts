import type { DocumentName, Documents, StoredDocument } from '../../domain/documents/documents.port';
import type { DocumentEvent } from '../../domain/live/live-devices.port';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Timer } from '../ports/timer.port';

/** How often a write is tried while other devices write first; after that, the next change here or on the server tries again. */
const TRIES = 6;
const AGAIN_AFTER: Milliseconds = 30_000;

/** One document, as a device sees it. */
export interface Shared {
  readonly name: DocumentName;
  /**
   * Given the stored document, returns the text to store next; null if the stored one is already right. Changes new to this
   * device are applied here.
   */
  merge(stored: string | null): Promise<string | null>;
}

/**
 * Synchronises a document with a device: after every change here or on the server, and after a time in which no changes could be
 * received.
 */
export class DocumentSync {
  private known = -1;
  private isBusy = false;
  private isWanted = false;
  private waiting: Subscription | null = null;
  private link: Subscription | null = null;
  private isEnded = false;

  constructor(
    private readonly shared: Shared,
    private readonly documents: Documents,
    private readonly timer: Timer,
  ) {}

  start(events: EventStream<DocumentEvent>): void {
    this.link = events.subscribe((event) => {
      const isOld = event.kind === 'changed' && (event.name !== this.shared.name || event.revision <= this.known);
      if (!isOld) void this.synchronise();
    });
  }

  end(): void {
    this.isEnded = true;
    this.link?.unsubscribe();
    this.waiting?.unsubscribe();
  }

  /** Synchronises after a possible change here: at once, or right after the synchronisation that is running. */
  async synchronise(): Promise<void> {
    this.isWanted = true;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isWanted && !this.isEnded) {
        this.isWanted = false;
        await this.synchroniseOnce();
      }
    } finally {
      // An exception here is a bug, and later synchronisations must still run.
      this.isBusy = false;
    }
  }

  private async synchroniseOnce(): Promise<void> {
    const { name } = this.shared;
    const read = await this.documents.read(name);
    let kept: StoredDocument | null = read.ok ? read.value : null;
    for (let tries = 0; kept !== null && !this.isEnded && tries < TRIES; tries += 1) {
      this.known = kept.revision;
      const body = await this.shared.merge(kept.body);
      if (body === null || this.isEnded) return;
      const answer = await this.documents.write(name, body, kept.revision);
      kept = answer.ok ? answer.value.document : null;
      if (answer.ok && answer.value.isStored) return void (this.known = answer.value.document.revision);
    }
    if (kept === null) this.tryAgain();
  }

  private tryAgain(): void {
    this.waiting?.unsubscribe();
    this.waiting = this.timer.after(AGAIN_AFTER, () => void this.synchronise());
  }
}
