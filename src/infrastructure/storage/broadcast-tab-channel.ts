import { Subject } from 'rxjs';
import type { TabAnnouncement, TabChannel } from '../../application/ports/tab-channel.port';
import { readAnnouncement } from './session-shapes';

/** The tabs' channel over the browser's own, which reaches every page of this origin but the sender. */
export class BroadcastTabChannel implements TabChannel {
  private readonly heard = new Subject<TabAnnouncement>();
  readonly announcements = this.heard.asObservable();

  constructor(private readonly channel: BroadcastChannel) {
    channel.onmessage = ({ data }) => {
      const announcement = readAnnouncement(data);
      if (announcement !== null) this.heard.next(announcement);
    };
  }

  announce(announcement: TabAnnouncement): void {
    this.channel.postMessage(announcement);
  }
}
