import { Subject } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { LibraryChange, LibraryChannel } from '../ports/library-channel.port';

/** A tab that hangs while it changes something keeps the others waiting for no longer. */
export const TURN_WAIT: Milliseconds = 5_000;

/** What changes of what the listener keeps, here and in the other tabs. */
export class LibraryChanges {
  private readonly subject = new Subject<LibraryChange>();
  readonly stream: EventStream<LibraryChange> = this.subject.asObservable();

  constructor(private readonly channel: LibraryChannel) {
    channel.announcements.subscribe((change) => this.subject.next(change));
  }

  /** It was changed on another device: every tab hears of that by itself. */
  onRemoteChange(change: LibraryChange): void {
    this.subject.next(change);
  }

  /** It was changed here: the other tabs hear of it. */
  publish(change: LibraryChange): void {
    this.subject.next(change);
    this.channel.announce(change);
  }
}
