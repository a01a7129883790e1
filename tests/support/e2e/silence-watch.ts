import type { Page } from 'playwright-core';

/** What the page presents to a listener at one moment. */
export interface Moment {
  /** Of the page's own clock that no test sets. */
  readonly at: number;
  /** The position of the seek bar. */
  readonly position: number;
  readonly title: string;
  /** Whether a player's position has advanced since the previous moment. */
  readonly isMoving: boolean;
  readonly messages: readonly string[];
}

/** A time without sound. */
export interface Break {
  readonly first: Moment;
  readonly last: Moment;
  /** The first one with sound again. */
  readonly after: Moment;
}

type Watched = typeof globalThis & {
  readonly soundProbe: { readonly elements: ReadonlySet<HTMLMediaElement> };
  moments: Moment[];
};

const OFTEN_MS = 100;
/** The longest time between two looks while the page runs. */
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

/** Records every tenth of a second what the page plays and which messages it shows. */
export class SilenceWatch {
  private constructor(private readonly page: Page) {}

  /** Call before the page is opened, after the sound probe is installed. */
  static async on(page: Page, seekBar: string): Promise<SilenceWatch> {
    await page.addInitScript(watchInPage, [OFTEN_MS, seekBar] as const);
    return new SilenceWatch(page);
  }

  /** The page's clock. */
  async now(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  /** All moments since then. */
  async since(at: number): Promise<readonly Moment[]> {
    return this.page.evaluate((from) => (globalThis as Watched).moments.filter((moment) => moment.at >= from), at);
  }
}

/**
 * The longest time without sound and without a message, in milliseconds. If the page could not even look for a while, it could
 * not show a message either: the machine caused that time, so it does not count.
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

/** Every time without sound before the last sound. */
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

/** How far the song jumped over such a time, in seconds: the sound played between two looks is not part of the jump. */
export function jumpOver({ first, last, after }: Break): number {
  const played = (after.at - last.at) / 1_000;
  return Math.max(Math.abs(last.position - first.position), Math.abs(after.position - last.position) - played);
}

/** How long after this moment the next sound came; infinite if there was none. */
export function soundAfter(moments: readonly Moment[], at: number): number {
  return (moments.find((moment) => moment.at >= at && moment.isMoving)?.at ?? Infinity) - at;
}
