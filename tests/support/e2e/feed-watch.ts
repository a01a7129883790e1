import type { Page } from 'playwright-core';

/** The highest simultaneous counts of things that a feed must have few of. */
export interface FeedCounts {
  readonly articles: number;
  /** Media elements of the feed that have a source: each of them has one feeding instance. */
  readonly sources: number;
  /** Clips that played at the same time. */
  readonly moving: number;
}

interface Watched {
  readonly most: { articles: number; sources: number; moving: number };
  /** Clips that were heard, by their place in the feed, in order. */
  readonly heard: string[];
}

type Watching = typeof globalThis & { feedWatch: Watched };

/** Runs before the page's own scripts. Every event is counted when it happens, however briefly it lasts. */
function install(): void {
  const videos = new Set<HTMLVideoElement>();
  /** The videos that were seen inside the feed: the player has its own. */
  const shown = new Set<HTMLVideoElement>();
  const most = { articles: 0, sources: 0, moving: 0 };
  const heard: string[] = [];
  (globalThis as Watching).feedWatch = { most, heard };
  const note = (kind: keyof typeof most, count: number): void => {
    most[kind] = Math.max(most[kind], count);
  };

  const look = (): void => {
    const known = [...videos];
    for (const video of known) if (video.closest('article') !== null) shown.add(video);
    note('sources', [...shown].filter((video) => video.hasAttribute('src')).length);
    note('moving', known.filter((video) => !video.paused && !video.ended).length);
    const sounding = known.find((video) => !video.paused && !video.muted && video.volume > 0);
    const article = sounding?.closest('article')?.getAttribute('aria-posinset');
    if (sounding !== undefined && heard.at(-1) !== (article ?? 'nowhere')) heard.push(article ?? 'nowhere');
  };
  const create = document.createElement.bind(document) as (name: string, options?: object) => HTMLElement;
  document.createElement = ((name: string, options?: ElementCreationOptions) => {
    const element = create(name, options);
    if (element instanceof HTMLVideoElement) {
      videos.add(element);
      for (const event of ['play', 'playing', 'timeupdate', 'volumechange', 'loadstart', 'emptied'])
        element.addEventListener(event, look);
      new MutationObserver(look).observe(element, { attributes: true, attributeFilter: ['src'] });
    }
    return element;
  }) as typeof document.createElement;

  const count = (): void => note('articles', document.querySelectorAll('article').length);
  new MutationObserver(count).observe(document, { childList: true, subtree: true });
}

/** Call before the page is opened. */
export async function watchFeed(page: Page): Promise<void> {
  await page.addInitScript(install);
}

export const mostAtOnce = (page: Page): Promise<FeedCounts> =>
  page.evaluate(() => (globalThis as Watching).feedWatch.most);

/** The places of the clips that sounded, in order; a video outside every article is 'nowhere'. */
export const heardClips = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as Watching).feedWatch.heard);
