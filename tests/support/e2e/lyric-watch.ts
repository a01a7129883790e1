import type { Page } from 'playwright-core';

/** What stood on the page in one frame, and where the sound was in that moment. */
export interface LyricFrame {
  /** Milliseconds, by the page's own clock. */
  readonly time: number;
  /** Seconds, as the media element itself says. */
  readonly position: number;
  /** The line being sung, by place; -1 for none. */
  readonly line: number;
  /** How many of its words have begun to fill. */
  readonly words: number;
}

type Probed = typeof globalThis & { soundProbe: { elements: Set<HTMLMediaElement> } };

/** In the page: looks at every frame until the sound is at `until`, or ends. */
function watchInPage(until: number): Promise<LyricFrame[]> {
  const element = [...(globalThis as Probed).soundProbe.elements].find((each) => !each.paused);
  if (element === undefined) throw new Error('nothing sounds');
  const lines = [...document.querySelectorAll('[data-line]')].map((line) => line as HTMLElement);
  const isBegun = (word: Element): boolean => Number((word as HTMLElement).style.getPropertyValue('--sung')) > 0;
  const frames: LyricFrame[] = [];
  const look = (): void => {
    const line = lines.findIndex(({ dataset }) => dataset['state'] === 'active');
    const words = [...(lines[line]?.querySelectorAll('[data-word]') ?? [])].filter(isBegun).length;
    frames.push({ time: performance.now(), position: element.currentTime, line, words });
  };
  return new Promise((resolve) => {
    const draw = (): void => {
      look();
      if (element.currentTime >= until || element.paused) resolve(frames);
      else requestAnimationFrame(draw);
    };
    requestAnimationFrame(draw);
  });
}

export const watchLyrics = (page: Page, until: number): Promise<LyricFrame[]> => page.evaluate(watchInPage, until);

/** Something that was to come at a moment of the sound. */
export interface Due {
  readonly at: number;
  /** Whether it has come, as a frame shows. */
  readonly isThere: (frame: LyricFrame) => boolean;
}

/**
 * By how many seconds of the sound it came too early or was still missing: a comparison of two positions in the same frame, so
 * that a machine which draws few frames does not make it worse. What was there from the first frame on is not measured.
 */
export function missedBy(frames: readonly LyricFrame[], { at, isThere }: Due): number {
  const first = frames.findIndex(isThere);
  if (first === -1) throw new Error(`what was due at ${at} s never came`);
  const early = at - Number(frames[first]?.position);
  const late = Number(frames[first - 1]?.position ?? at) - at;
  return Math.max(early, late, 0);
}

/** How long the sound has to have moved as the clock does, in milliseconds, and how exactly, in seconds. */
const STEADY_FOR = 300;
const STEADY_WITHIN = 0.04;

/**
 * Whether the sound ran as the clock does when something was due, and when it came. Where the whole machine stands still for a
 * moment the sound loses what the clock gains, and a page that counts on between two words of the element cannot know it yet.
 */
export function isSteadyAt(frames: readonly LyricFrame[], { at, isThere }: Due): boolean {
  const due = frames.find(({ position }) => position >= at);
  const [from, to] = [due, frames.find(isThere) ?? due].toSorted(
    (one, other) => Number(one?.time) - Number(other?.time),
  );
  if (from === undefined || to === undefined) return false;
  const before = frames.findLast(({ time }) => time <= from.time - STEADY_FOR);
  if (before === undefined) return false;
  const [passed, moved] = [(to.time - before.time) / 1_000, to.position - before.position];
  return Math.abs(passed - moved) <= STEADY_WITHIN;
}

/** In the page: whether the line being sung stands at 42 % of the height of what it scrolls in, or not, as is wanted. */
export function isActiveLineInPlace(isWanted: boolean): boolean {
  const line = document.querySelector<HTMLElement>('dialog [data-state="active"]');
  const box = line?.parentElement ?? null;
  if (line === null || box === null) return false;
  const middle = line.offsetTop + line.offsetHeight / 2 - box.scrollTop;
  return Math.abs(middle - box.clientHeight * 0.42) < 2 === isWanted;
}
