import type { Page } from 'playwright-core';

/** What a listener has before them at one moment. */
export interface Moment {
  /** Of the page's own clock that no test sets. */
  readonly at: number;
  /** Where the seek bar stands. */
  readonly position: number;
  readonly title: string;
  /** Whether a player's time went on since the moment before. */
  readonly isMoving: boolean;
  readonly messages: readonly string[];
}

/** A time without sound. */
export interface Break {
  readonly first: Moment;
  readonly last: Moment;
  /** With sound again. */
  readonly after: Moment;
}

type Watched = typeof globalThis & {
  readonly soundProbe: { readonly elements: ReadonlySet<HTMLMediaElement> };
  moments: Moment[];
};

const OFTEN_MS = 100;
/** Looks may be so far apart while the page runs. */
const LONGEST_LOOK_MS = 200;

/** Runs before the page's own scripts, after the sound probe. */
function watchInPage([often, seekBar]: readonly [number, string]): void {
  const page = globalThis as Watched;
  const moments: Moment[] = [];
  page.moments = moments;
  const times = new Map<HTMLMediaElement, number>();
  const clock = performance.now.bind(performance);
  const isShown = (element: Element): boolean => element.getClientRects().length > 0;
  const hasMoved = (element: HTMLMediaElement): boolean => {
    const before = times.get(element);
    times.set(element, element.currentTime);
    return !element.paused && before !== undefined && element.currentTime !== before && element.readyState > 2;
  };
  setInterval(() => {
    const moved = [...page.soundProbe.elements].map(hasMoved);
    const alerts = [...document.querySelectorAll('[role="alert"]')].filter(isShown);
    moments.push({
      at: clock(),
      position: Number(document.querySelector<HTMLInputElement>(`input[aria-label="${seekBar}"]`)?.value ?? -1),
      title: navigator.mediaSession.metadata?.title ?? '',
      isMoving: moved.includes(true),
      messages: alerts.map((alert) => alert.textContent).filter((text) => text !== ''),
    });
  }, often);
}

/** Looks every tenth of a second at what the page plays and says. */
export class SilenceWatch {
  private constructor(private readonly page: Page) {}

  /** Before the page is opened, where the sound probe is already. */
  static async on(page: Page, seekBar: string): Promise<SilenceWatch> {
    await page.addInitScript(watchInPage, [OFTEN_MS, seekBar] as const);
    return new SilenceWatch(page);
  }

  /** The page's clock. */
  async now(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  /** Everything since then. */
  async since(at: number): Promise<readonly Moment[]> {
    return this.page.evaluate((from) => (globalThis as Watched).moments.filter((moment) => moment.at >= from), at);
  }
}

/**
 * The longest time in which nothing was heard and nothing was said, in milliseconds. A page that could not even look for a while
 * could not speak either: that is the machine's doing, and does not count.
 */
export function longestSilence(moments: readonly Moment[]): number {
  let before = moments[0]?.at ?? 0;
  let silent = 0;
  let longest = 0;
  for (const { at, isMoving, messages } of moments) {
    silent += Math.min(at - before, LONGEST_LOOK_MS);
    before = at;
    longest = Math.max(longest, silent);
    if (isMoving || messages.length > 0) silent = 0;
  }
  return longest;
}

/** Every time in which nothing was heard, before the last sound. */
export function breaksIn(moments: readonly Moment[]): readonly Break[] {
  const breaks: Break[] = [];
  let silent: Moment[] = [];
  for (const moment of moments) {
    const [first] = silent;
    const last = silent.at(-1);
    if (!moment.isMoving) silent.push(moment);
    else if (first !== undefined && last !== undefined) breaks.push({ first, last, after: moment });
    if (moment.isMoving) silent = [];
  }
  return breaks;
}

/** How far the song was moved over such a time, in seconds: what was played between two looks is no jump. */
export function jumpOver({ first, last, after }: Break): number {
  const played = (after.at - last.at) / 1_000;
  return Math.max(Math.abs(last.position - first.position), Math.abs(after.position - last.position) - played);
}

/** How long after this moment something was heard; infinite where it never was. */
export function soundAfter(moments: readonly Moment[], at: number): number {
  return (moments.find((moment) => moment.at >= at && moment.isMoving)?.at ?? Infinity) - at;
}
