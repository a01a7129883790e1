import { filter, map } from 'rxjs';
import type { PlayingTabs, TabNews } from '../../application/ports/playing-tabs.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageChannel } from './page-channel';
import { readTabNews } from './playing-tab-shapes';

/** Reports which tab plays, over the browser's own channel. */
export class BroadcastPlayingTabs implements PlayingTabs {
  readonly news: EventStream<TabNews>;

  constructor(private readonly channel: PageChannel) {
    this.news = channel.messages.pipe(
      map(readTabNews),
      filter((news) => news !== null),
    );
  }

  announce(news: TabNews): void {
    this.channel.send(news);
  }
}
