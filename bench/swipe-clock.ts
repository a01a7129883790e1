import type { Page } from 'playwright-core';

/** One swipe, in milliseconds from the key press until the next clip's picture is visible and until it moves. */
export interface Swipe {
  readonly toPicture: number;
  readonly toMotion: number;
}

/**
 * What the page counted since it was opened: the most media and articles at once, and the video frames of all clips that were
 * shown.
 */
export interface FeedCounts {
  readonly mostMedia: number;
  readonly mostArticles: number;
  readonly sounding: number;
  readonly pictures: number;
  readonly dropped: number;
}

interface SwipeClock {
  pressedAt: number;
  pictureAt: number;
  motionAt: number;
  counts: { mostMedia: number; mostArticles: number; sounding: number; pictures: number; dropped: number };
}

type Clocked = typeof globalThis & { swipeClock: SwipeClock };

/** Runs before the page's scripts: counts how much the feed holds at once. */
function watchCounts(): void {
  const counts = { mostMedia: 0, mostArticles: 0, sounding: 0, pictures: 0, dropped: 0 };
  (globalThis as Clocked).swipeClock = { pressedAt: 0, pictureAt: 0, motionAt: 0, counts };
  const count = (): void => {
    const videos = [...document.querySelectorAll('video')];
    counts.mostMedia = Math.max(counts.mostMedia, videos.filter((video) => video.hasAttribute('src')).length);
    counts.mostArticles = Math.max(counts.mostArticles, document.querySelectorAll('article').length);
  };
  new MutationObserver(count).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });
}

/** Runs before the page's scripts: measures from each press to the next clip's picture and motion. */
function watchSwipes(): void {
  const { swipeClock: clock } = globalThis as Clocked;
  const { counts } = clock;
  /** The listener's position in the feed, counted from 1. */
  let place = 1;
  const videoAt = (wanted: number): HTMLVideoElement | null =>
    document.querySelector(`article[aria-posinset="${wanted}"] video`);
  const isSeen = (video: HTMLVideoElement): boolean =>
    video.readyState >= video.HAVE_CURRENT_DATA && video.getBoundingClientRect().top < innerHeight - 1;
  const noteMotion = (pressedAt: number, video: HTMLVideoElement, from: number): void => {
    video.requestVideoFrameCallback((now, { mediaTime }) => {
      if (clock.pressedAt !== pressedAt) return;
      if (mediaTime > from && !video.paused) clock.motionAt = now;
      else noteMotion(pressedAt, video, from);
    });
  };
  const look = (pressedAt: number): void => {
    const video = videoAt(place);
    if (clock.pressedAt !== pressedAt) return;
    if (video === null || !isSeen(video)) {
      requestAnimationFrame(() => look(pressedAt));
      return;
    }
    clock.pictureAt = performance.now();
    if (!video.muted) counts.sounding += 1;
    noteMotion(pressedAt, video, video.currentTime);
  };
  const press = ({ key, timeStamp }: KeyboardEvent): void => {
    if (key !== 'ArrowDown') return;
    const quality = videoAt(place)?.getVideoPlaybackQuality();
    counts.pictures += quality?.totalVideoFrames ?? 0;
    counts.dropped += quality?.droppedVideoFrames ?? 0;
    Object.assign(clock, { pressedAt: timeStamp, pictureAt: 0, motionAt: 0 });
    place += 1;
    requestAnimationFrame(() => look(timeStamp));
  };
  addEventListener('keydown', press, { capture: true });
}

export async function installSwipeClock(page: Page): Promise<void> {
  await page.addInitScript(watchCounts);
  await page.addInitScript(watchSwipes);
}

/** Presses the key for the next clip, and waits until that one moves. */
export async function swipe(page: Page): Promise<Swipe> {
  await page.keyboard.press('ArrowDown');
  return readSwipe(page);
}

/** Reads the times of the last key press, once its clip moves. */
export async function readSwipe(page: Page): Promise<Swipe> {
  await page.waitForFunction(() => (globalThis as Clocked).swipeClock.motionAt > 0, undefined, { timeout: 60_000 });
  return page.evaluate(() => {
    const { pressedAt, pictureAt, motionAt } = (globalThis as Clocked).swipeClock;
    return { toPicture: pictureAt - pressedAt, toMotion: motionAt - pressedAt };
  });
}

export const feedCounts = (page: Page): Promise<FeedCounts> =>
  page.evaluate(() => (globalThis as Clocked).swipeClock.counts);
