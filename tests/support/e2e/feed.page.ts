import type { Locator, Page } from 'playwright-core';
import type { Listener } from './listener';

/** The state of a clip's moving picture. */
export interface SeenPicture {
  readonly isMuted: boolean;
  readonly isMoving: boolean;
  readonly position: number;
}

const SHORTS_PATH = '/short-video';
/** The horizontal position of a finger that moves up a phone, in pixels. */
const FLICK_X = 150;
const FLICK = [700, 660, 610, 550, 485, 420, 355, 290] as const;
/**
 * The time from one of those positions to the next, in seconds: the speed of the finger, however late its touches are delivered.
 * Their timestamps lie in the past, because otherwise a browser that was still moving the feed would receive a finger that
 * catches it.
 */
const FLICK_STEP = 0.02;
/** From one tap to the next, in seconds. */
const TAP_STEP = 0.1;

/** Somebody at the feed of short videos. Places are counted from 1. */
export class FeedPage {
  readonly page: Page;
  readonly feed: Locator;
  /** The current clip. */
  readonly clip: Locator;

  /** `idCalled`: returns the id of the clip with this text. */
  constructor(
    private readonly listener: Listener,
    private readonly idCalled: (words: string) => Promise<string>,
  ) {
    this.page = listener.page;
    this.feed = this.page.getByRole('feed');
    this.clip = this.feed.locator('article[data-current="true"]');
  }

  async opens(path = SHORTS_PATH): Promise<void> {
    await this.listener.opens(path);
    await this.clip.waitFor();
  }

  /** The clip at this place is the current one, and is aligned with the top of the stage. */
  async isAt(place: number): Promise<void> {
    await this.article(place)
      .and(this.clip)
      .waitFor()
      .catch(async (cause: unknown) => {
        throw new Error(`not at ${place}, but ${await this.whereabouts()}`, { cause });
      });
    await this.page.waitForFunction((wanted) => {
      const article = document.querySelector(`article[aria-posinset="${wanted}"]`);
      const stage = article?.closest('[role="feed"]')?.getBoundingClientRect();
      return Math.abs((article?.getBoundingClientRect().top ?? Infinity) - (stage?.top ?? 0)) <= 1;
    }, place);
  }

  article(place: number): Locator {
    return this.feed.locator(`article[aria-posinset="${place}"]`);
  }

  /** Waits until only the current clip's picture moves. */
  async moves(): Promise<void> {
    await this.page.waitForFunction(() => {
      const moving = [...document.querySelectorAll('video')].filter((video) => !video.paused && video.currentTime > 0);
      return moving.length === 1 && moving[0]?.closest('article')?.dataset['current'] === 'true';
    });
  }

  /** Waits until no picture moves. */
  async stands(): Promise<void> {
    await this.page.waitForFunction(() => [...document.querySelectorAll('video')].every((video) => video.paused));
  }

  /** Waits until the current clip has reached this position, in seconds. */
  async reaches(seconds: number): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const video = document.querySelector<HTMLVideoElement>('article[data-current="true"] video');
      return (video?.currentTime ?? 0) >= wanted;
    }, seconds);
  }

  /** Waits until the current clip shows the picture at this position, in seconds. */
  async standsAt(seconds: number): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const video = document.querySelector<HTMLVideoElement>('article[data-current="true"] video');
      return video !== null && video.readyState >= 2 && Math.abs(video.currentTime - wanted) < 0.3;
    }, seconds);
  }

  async picture(): Promise<SeenPicture> {
    return this.clip.locator('video').evaluate((video: HTMLVideoElement) => ({
      isMuted: video.muted,
      isMoving: !video.paused,
      position: video.currentTime,
    }));
  }

  /** Whether each picture that is attached is muted. */
  async mutedPictures(): Promise<readonly boolean[]> {
    return this.feed.locator('video').evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).muted));
  }

  /** Waits until `count` pictures are attached. */
  async holds(count: number): Promise<void> {
    await this.page.waitForFunction((wanted) => document.querySelectorAll('article video').length === wanted, count);
  }

  /** Waits until the clip after the current one is fully buffered. */
  async hasNext(): Promise<void> {
    await this.page.waitForFunction(() => {
      const next = document.querySelector<HTMLVideoElement>('article[data-current="true"] + article video');
      const { buffered, duration } = next ?? {};
      return buffered?.length === 1 && buffered.end(0) >= (duration ?? Infinity) - 0.1;
    });
  }

  /** Scrolls by the height of the feed, as a wheel does. */
  async swipes(direction: 1 | -1 = 1): Promise<void> {
    const box = await this.feed.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await this.page.mouse.move(x + width / 3, y + height / 2);
    await this.page.mouse.wheel(0, direction * height);
  }

  /** Pulls up the next clip with a finger, starting when the feed does not move. */
  async flicks(): Promise<void> {
    await this.rests(FLICK.length * FLICK_STEP);
    const session = await this.page.context().newCDPSession(this.page);
    let timestamp = Date.now() / 1000 - FLICK.length * FLICK_STEP;
    const preload = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: readonly number[]) =>
      session.send('Input.dispatchTouchEvent', { type, timestamp, touchPoints: ys.map((y) => ({ x: FLICK_X, y })) });
    await preload('touchStart', FLICK[0]);
    for (const y of FLICK.slice(1)) {
      timestamp += FLICK_STEP;
      await preload('touchMove', y);
    }
    await preload('touchEnd');
    await session.detach();
  }

  /** Describes the current position for an error message. */
  private async whereabouts(): Promise<string> {
    return this.feed.evaluate(
      (feed, { x, y }) => {
        const { scrollTop, clientHeight } = feed;
        const place = feed.querySelector('article[data-current="true"]')?.getAttribute('aria-posinset');
        const below = feed.contains(document.elementFromPoint(x, y)) ? 'in' : 'beside';
        return `at ${place}, scrolled by ${scrollTop / clientHeight} clips; a finger comes down ${below} the feed`;
      },
      { x: FLICK_X, y: FLICK[0] },
    );
  }

  /** Waits until the feed has not moved for this many seconds. */
  private async rests(seconds: number): Promise<void> {
    await this.feed.evaluate(async (feed, wanted) => {
      let top = feed.scrollTop;
      let since = performance.now();
      while (performance.now() - since < wanted * 1_000) {
        await new Promise(requestAnimationFrame);
        if (feed.scrollTop !== top) [top, since] = [feed.scrollTop, performance.now()];
      }
    }, seconds);
  }

  async presses(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  button(name: string | RegExp): Locator {
    return this.clip.getByRole('button', { name, exact: true });
  }

  /** The buttons of the clip whose middle cannot be pressed, because something covers it or it is not visible. */
  async unreachable(): Promise<readonly string[]> {
    const buttons = this.clip.locator('button').filter({ visible: true });
    return buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return hit !== null && button.contains(hit) ? [] : [button.ariaLabel ?? button.textContent];
      }),
    );
  }

  /** Waits for a button of the clip that is pressed, or is not. */
  async seesPressed(name: string, isPressed: boolean): Promise<void> {
    await this.clip.getByRole('button', { name, exact: true, pressed: isPressed }).waitFor();
  }

  /** Taps the clip's picture at a point with nothing else on it. */
  async taps(clickCount = 1): Promise<void> {
    const picture = this.clip.getByRole('button', { name: /^(Phát|Tạm dừng) video$/ });
    await picture.click({ position: { x: 60, y: 200 }, trial: true });
    const box = await picture.boundingBox();
    const session = await this.page.context().newCDPSession(this.page);
    const begun = Date.now() / 1_000;
    const x = (box?.x ?? 0) + 60;
    const y = (box?.y ?? 0) + 200;
    // The taps have their own timestamps: a busy machine may take longer between two of them than a double tap allows.
    const press = (type: 'mousePressed' | 'mouseReleased', tap: number, after: number) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        button: 'left',
        clickCount: tap,
        timestamp: begun + tap * TAP_STEP + after,
      });
    for (let tap = 1; tap <= clickCount; tap += 1) {
      await press('mousePressed', tap, 0);
      await press('mouseReleased', tap, TAP_STEP / 2);
    }
    await session.detach();
  }

  /** Waits until the current clip shows `count` captions, each of which belongs to this clip. */
  async says(count: number): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const video = document.querySelector<HTMLVideoElement>('article[data-current="true"] video');
      const shown = [...(video?.textTracks ?? [])].filter(({ mode }) => mode === 'showing');
      const said = shown.flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text));
      return video !== null && said.length === wanted && said.every((text) => text.startsWith('Lời của '));
    }, count);
  }

  /** Waits until the current clip has ended and started again. */
  async beginsAgain(): Promise<void> {
    await this.reaches(2);
    await this.page.waitForFunction(() => {
      const video = document.querySelector<HTMLVideoElement>('article[data-current="true"] video');
      return video !== null && video.currentTime > 0 && video.currentTime < 1;
    });
  }

  /** Waits until the poster of the current clip is painted. */
  async showsPoster(): Promise<void> {
    await this.page.waitForFunction(() => {
      const poster = document.querySelector<HTMLImageElement>('article[data-current="true"] img');
      return poster !== null && poster.complete && poster.naturalWidth > 0;
    });
  }

  /**
   * The id of the current clip, as soon as the address contains it; the id of the next clip if the feed drops this one meanwhile.
   */
  async addressedClip(): Promise<string> {
    const words = await this.words();
    const id = await this.idCalled(words);
    await this.page.waitForFunction(
      ([named, said]) => {
        const caption = document.querySelector<HTMLElement>('article[data-current="true"] p[dir="auto"]');
        return location.pathname.split('/')[2] === named || (caption !== null && caption.innerText !== said);
      },
      [id, words],
    );
    return new URL(this.page.url()).pathname.split('/')[2] === id ? id : this.addressedClip();
  }

  async isAddressed(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
  }

  /** The text of the current clip. */
  async words(): Promise<string> {
    return this.clip.locator('p[dir="auto"]').innerText();
  }

  /** Hides the tab behind another one or shows it again; simulated, because the browser under test shows all of its tabs. */
  async turnsTab(isHidden: boolean): Promise<void> {
    await this.page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      isHidden ? 'hidden' : 'visible',
    );
  }

  /** In the dialog with the feed's playback options. */
  async switches(name: string, isOn: boolean): Promise<void> {
    await this.button('Lựa chọn khác').click();
    const dialog = this.page.getByRole('dialog', { name: 'Lựa chọn khác', exact: true });
    await dialog.getByRole('switch', { name, exact: true }).setChecked(isOn);
    await this.presses('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
}
