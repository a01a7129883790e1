import { Subject } from 'rxjs';
import type { PlayingTabs, TabNews } from '../../application/ports/playing-tabs.port';
import { readTabNews } from './playing-tab-shapes';

/** Which tab plays, told over the browser's own channel, which reaches every page of this origin but the sender. */
export class BroadcastPlayingTabs implements PlayingTabs {
  private readonly heard = new Subject<TabNews>();
  readonly news = this.heard.asObservable();

  constructor(private readonly channel: BroadcastChannel) {
    channel.onmessage = ({ data }) => {
      const news = readTabNews(data);
      if (news !== null) this.heard.next(news);
    };
  }

  tell(news: TabNews): void {
    this.channel.postMessage(news);
  }
}
