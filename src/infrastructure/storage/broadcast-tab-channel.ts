import { filter, map } from 'rxjs';
import type { TabAnnouncement, TabChannel } from '../../application/ports/tab-channel.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageChannel } from './page-channel';
import { readAnnouncement } from './session-shapes';

/** The tabs' channel over the browser's own. */
export class BroadcastTabChannel implements TabChannel {
  readonly announcements: EventStream<TabAnnouncement>;

  constructor(private readonly channel: PageChannel) {
    this.announcements = channel.messages.pipe(
      map(readAnnouncement),
      filter((announcement) => announcement !== null),
    );
  }

  announce(announcement: TabAnnouncement): void {
    this.channel.send(announcement);
  }
}
