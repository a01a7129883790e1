import { fromEvent, Subject } from 'rxjs';
import type { PlayingTabs, TabNews } from '../../application/ports/playing-tabs.port';
import { readTabNews } from './playing-tab-shapes';

const KEY = 'playingNews';

/** Which tab plays, where the browser has no channel: a text that appears in `localStorage` for a moment, told by its events. */
export class StoragePlayingTabs implements PlayingTabs {
  private readonly heard = new Subject<TabNews>();
  readonly news = this.heard.asObservable();

  constructor(private readonly page: Window) {
    fromEvent<StorageEvent>(page, 'storage').subscribe(({ key, newValue }) => {
      if (key === KEY && newValue !== null) this.hear(newValue);
    });
  }

  /** Blocked or full: the tabs do not know of one another. */
  tell(news: TabNews): void {
    try {
      this.page.localStorage.setItem(KEY, JSON.stringify(news));
      this.page.localStorage.removeItem(KEY);
    } catch {
      // Nobody can be told.
    }
  }

  private hear(text: string): void {
    try {
      const news = readTabNews(JSON.parse(text));
      if (news !== null) this.heard.next(news);
    } catch {
      // Not one of ours.
    }
  }
}
