import { Subject } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { KeptChange, KeptChannel } from '../ports/kept-channel.port';

/** A tab that hangs while it changes something keeps the others waiting for no longer. */
export const TURN_WAIT: Milliseconds = 5_000;

/** What changes of what the listener keeps, here and in the other tabs. */
export class KeptChanges {
  private readonly subject = new Subject<KeptChange>();
  readonly stream: EventStream<KeptChange> = this.subject.asObservable();

  constructor(private readonly channel: KeptChannel) {
    channel.announcements.subscribe((change) => this.subject.next(change));
  }

  /** It was changed on another device: every tab hears of that by itself. */
  hear(change: KeptChange): void {
    this.subject.next(change);
  }

  /** It was changed here: the other tabs hear of it. */
  tell(change: KeptChange): void {
    this.subject.next(change);
    this.channel.announce(change);
  }
}
