import { Subject } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import type { KeptChange, KeptChannel } from '../ports/kept-channel.port';

/** What changes of what the listener keeps, here and in the other tabs. */
export class KeptChanges {
  private readonly subject = new Subject<KeptChange>();
  readonly stream: EventStream<KeptChange> = this.subject.asObservable();

  constructor(private readonly channel: KeptChannel) {
    channel.announcements.subscribe((change) => this.subject.next(change));
  }

  /** It was changed here: the other tabs hear of it. */
  tell(change: KeptChange): void {
    this.subject.next(change);
    this.channel.announce(change);
  }
}
