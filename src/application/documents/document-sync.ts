import type { DocumentName, Documents, StoredDocument } from '../../domain/documents/documents.port';
import type { DocumentNews } from '../../domain/live/live-devices.port';
import type { EventStream, Subscription } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Timer } from '../ports/timer.port';

/** So often is a write tried that others were quicker than; then the next news or change tries again. */
const TRIES = 6;
const AGAIN_AFTER: Milliseconds = 30_000;

/** One document, seen from a device. */
export interface Shared {
  readonly name: DocumentName;
  /** What is to be kept, now that this is: null where that is right. What of it is new to this device is taken over here. */
  meet(kept: string | null): Promise<string | null>;
}

/** Brings a document and a device together: after every change here, there, or in a time in which nothing could be heard. */
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

  start(news: EventStream<DocumentNews>): void {
    this.link = news.subscribe((event) => {
      const isOld = event.kind === 'changed' && (event.name !== this.shared.name || event.revision <= this.known);
      if (!isOld) void this.meet();
    });
  }

  end(): void {
    this.isEnded = true;
    this.link?.unsubscribe();
    this.waiting?.unsubscribe();
  }

  /** Something changed here, or may have: at once, or right after what is under way. */
  async meet(): Promise<void> {
    this.isWanted = true;
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      while (this.isWanted && !this.isEnded) {
        this.isWanted = false;
        await this.meetOnce();
      }
    } finally {
      // What throws here is a bug, and must not be the last meeting.
      this.isBusy = false;
    }
  }

  private async meetOnce(): Promise<void> {
    const { name } = this.shared;
    const read = await this.documents.read(name);
    let kept: StoredDocument | null = read.ok ? read.value : null;
    for (let tries = 0; kept !== null && !this.isEnded && tries < TRIES; tries += 1) {
      this.known = kept.revision;
      const body = await this.shared.meet(kept.body);
      if (body === null || this.isEnded) return;
      const answer = await this.documents.write(name, body, kept.revision);
      kept = answer.ok ? answer.value.document : null;
      if (answer.ok && answer.value.isKept) return void (this.known = answer.value.document.revision);
    }
    if (kept === null) this.tryAgain();
  }

  private tryAgain(): void {
    this.waiting?.unsubscribe();
    this.waiting = this.timer.after(AGAIN_AFTER, () => void this.meet());
  }
}
