import { filter, map } from 'rxjs';
import * as z from 'zod/mini';
import type { PlayingTabs, TabNews } from '../../application/ports/playing-tabs.port';
import type { EventStream } from '../../domain/shared/event-stream';
import type { PageChannel } from './page-channel';

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

const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asks') }),
  z.object({ kind: z.literal('plays'), claim: z.object({ order: z.number(), tab: z.string() }) }),
]);

/** Parses a message from another tab; null if this version does not recognise it, because another version may be open there. */
function readTabNews(message: unknown): TabNews | null {
  const parsed = News.safeParse(message);
  return parsed.success ? parsed.data : null;
}
