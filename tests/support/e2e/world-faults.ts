import type { Page } from 'playwright-core';

/** From now on the network brings so many bytes a second, and no more. */
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

/** The tab is put aside as phones do it; answers how to wake it. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  return async () => {
    await session.send('Page.setWebLifecycleState', { state: 'active' });
  };
}

/** Before the page is opened: from then on no buffer takes more than so many seconds of sound. */
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
 * Before the page is opened: its first button of this name is pressed by a script, which is no gesture. Until the browser
 * has refused to play, the page must be asked for nothing: being asked passes for a gesture.
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

/** The system's clock is set to another time; what measures spans of time goes on. */
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

/** Moves the seek bar again and again, forth and back; answers where it was let go last. Seconds. */
export async function seekOften(page: Page, { times, withinMs, within }: Seeks): Promise<number> {
  return page.evaluate(
    async ([count, pause, length]) => {
      const bar = document.querySelector<HTMLInputElement>('input[aria-label="Vị trí trong bài"]');
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      let place = 0;
      for (let seek = 0; seek < count; seek += 1) {
        // Steps of a third of the song and a bit, so that hardly two are near each other.
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
