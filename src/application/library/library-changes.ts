import { Subject } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { LibraryChange } from '../../domain/library/library-change';
import type { LibraryChannel } from '../ports/library-channel.port';

/** How long the other tabs wait for a tab that hangs during a change. */
export const TURN_WAIT: Milliseconds = 5_000;

/** The changes of the library, made here and in the other tabs. */
export class LibraryChanges {
  private readonly subject = new Subject<LibraryChange>();
  readonly stream: EventStream<LibraryChange> = this.subject.asObservable();

  constructor(private readonly channel: LibraryChannel) {
    channel.announcements.subscribe((change) => this.subject.next(change));
  }

  /** Publishes a change from another device here only: every tab receives these changes itself. */
  onRemoteChange(change: LibraryChange): void {
    this.subject.next(change);
  }

  /** Publishes a change made here, also to the other tabs. */
  publish(change: LibraryChange): void {
    this.subject.next(change);
    this.channel.announce(change);
  }
}
