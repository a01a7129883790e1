import { fromEvent, Subject } from 'rxjs';
import type { TabAnnouncement, TabChannel } from '../../application/ports/tab-channel.port';
import { readAnnouncement } from './session-shapes';

const KEY = 'sessionNews';

/** The tabs' channel where the browser has none: a text that appears in `localStorage` for a moment, told by its events. */
export class StorageTabChannel implements TabChannel {
  private readonly heard = new Subject<TabAnnouncement>();
  readonly announcements = this.heard.asObservable();

  constructor(private readonly page: Window) {
    fromEvent<StorageEvent>(page, 'storage').subscribe(({ key, newValue }) => {
      if (key === KEY && newValue !== null) this.hear(newValue);
    });
  }

  /** Blocked or full: the other tabs learn it from the tokens themselves, or from the server. */
  announce(announcement: TabAnnouncement): void {
    try {
      this.page.localStorage.setItem(KEY, JSON.stringify(announcement));
      this.page.localStorage.removeItem(KEY);
    } catch {
      // Nobody can be told.
    }
  }

  private hear(text: string): void {
    try {
      const announcement = readAnnouncement(JSON.parse(text));
      if (announcement !== null) this.heard.next(announcement);
    } catch {
      // Not one of ours.
    }
  }
}
