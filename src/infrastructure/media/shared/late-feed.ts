import type { Feed, FeedRequest, OpenFeed } from './feed';

/** One request that came before the code that feeds: what was asked of it meanwhile is asked as soon as there is somebody to ask. */
class LateFeed implements Feed {
  private feed: Feed | null = null;
  private isActive = false;
  private isClosed = false;
  private address: string | null = null;

  constructor(
    private readonly request: FeedRequest,
    coming: Promise<OpenFeed>,
  ) {
    coming.then(
      (open) => this.open(open),
      () => this.isClosed || request.fail('network'),
    );
  }

  activate(): void {
    this.isActive = true;
    this.feed?.activate();
  }

  readdress(url: string): void {
    this.address = url;
    this.feed?.readdress(url);
  }

  close(): void {
    this.isClosed = true;
    this.feed?.close();
  }

  private open(open: OpenFeed): void {
    if (this.isClosed) return;
    const { element, source, wantsSound } = this.request;
    this.feed = open({ ...this.request, source: { ...source, url: this.address ?? source.url } });
    if (this.isActive) this.feed.activate();
    // What is refused for want of a gesture was refused before the source was here.
    if (wantsSound()) void element.play().catch(() => undefined);
  }
}

/**
 * Feeds elements by code that is still on its way: whoever asks before it is here is served then. Code that did not come is a
 * lost network for whoever waited, and is asked for again by the next one.
 */
export function lateFeeds(load: () => Promise<OpenFeed>): OpenFeed {
  let here: OpenFeed | null = null;
  let coming: Promise<OpenFeed> | null = null;
  const bring = async (): Promise<OpenFeed> => {
    try {
      here = await load();
      return here;
    } finally {
      coming = null;
    }
  };
  return (request) => {
    if (here !== null) return here(request);
    coming ??= bring();
    return new LateFeed(request, coming);
  };
}
