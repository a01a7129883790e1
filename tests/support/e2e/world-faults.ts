import type { Page } from 'playwright-core';

/** From now on the network delivers at most this many bytes per second. */
export async function emulateBandwidth(page: Page, bytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

/** Freezes the tab as phones do; returns a function that wakes it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  };
}

/** Call before the page is opened: from then on no buffer takes more than this many seconds of sound. */
export async function limitQuota(page: Page, seconds: number): Promise<void> {
  await page.addInitScript((most) => {
    const append = Reflect.get(SourceBuffer.prototype, 'appendBuffer') as SourceBuffer['appendBuffer'];
    SourceBuffer.prototype.appendBuffer = function limited(this: SourceBuffer, bytes: BufferSource): void {
      const { buffered } = this;
      const held = Array.from({ length: buffered.length }, (_, at) => buffered.end(at) - buffered.start(at));
      if (held.reduce((sum, each) => sum + each, 0) >= most) throw new DOMException('full', 'QuotaExceededError');
      append.call(this, bytes);
    };
  }, seconds);
}

const REFUSED = 'the browser wants a gesture';

/**
 * Call before the page is opened: a script presses its first button of this name, which is no gesture. Until the browser has
 * refused to play, a test must not evaluate anything in the page, because that counts as a gesture.
 */
export async function pressWithoutGesture(page: Page, name: string): Promise<void> {
  await page.addInitScript(
    ([pattern, refused]) => {
      const play = Reflect.get(HTMLMediaElement.prototype, 'play') as HTMLMediaElement['play'];
      HTMLMediaElement.prototype.play = function told(this: HTMLMediaElement): Promise<void> {
        const playing = play.call(this);
        playing.catch(
          (error: unknown) => error instanceof Error && error.name === 'NotAllowedError' && console.info(refused),
        );
        return playing;
      };
      const isMeant = (button: Element): boolean => new RegExp(pattern).test(button.getAttribute('aria-label') ?? '');
      const look = setInterval(() => {
        const button = [...document.querySelectorAll<HTMLElement>('main button')].find(isMeant);
        if (button === undefined) return;
        clearInterval(look);
        button.click();
      }, 100);
    },
    [name, REFUSED] as const,
  );
}

export const refusesToPlay = async (page: Page): Promise<void> => {
  await page.waitForEvent('console', (message) => message.text() === REFUSED);
};

/** Sets the system clock to another time; clocks that measure durations are not affected. */
export async function moveClock(page: Page, byMs: number): Promise<void> {
  await page.evaluate((by) => {
    const RealDate = Date;
    const now = (): number => RealDate.now() + by;
    globalThis.Date = class extends RealDate {
      constructor(...given: readonly unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]));
      }
      static override now = now;
    } as DateConstructor;
  }, byMs);
}

interface Seeks {
  readonly times: number;
  readonly withinMs: number;
  /** Seconds of the song. */
  readonly within: number;
}

/** Moves the seek bar repeatedly back and forth; returns the last position. Seconds. */
export async function seekOften(page: Page, { times, withinMs, within }: Seeks): Promise<number> {
  return page.evaluate(
    async ([count, pause, length]) => {
      const bar = document.querySelector<HTMLInputElement>('input[aria-label="Vị trí trong bài"]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let place = 0;
      for (let seek = 0; seek < count; seek += 1) {
        // Steps of slightly more than a third of the song, so that hardly any two positions are close together.
        place = ((seek + 1) * length * 0.37) % (length - 30);
        set?.call(bar, String(place));
        bar?.dispatchEvent(new Event('input', { bubbles: true }));
        bar?.dispatchEvent(new Event('change', { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
      return place;
    },
    [times, withinMs / times, within] as const,
  );
}
