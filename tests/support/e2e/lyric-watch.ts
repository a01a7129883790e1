import type { Page } from 'playwright-core';

/** What the page showed in one frame, and the position of the sound at that moment. */
export interface LyricFrame {
  /** Milliseconds, by the page's own clock. */
  readonly time: number;
  /** Seconds, as the media element itself says. */
  readonly position: number;
  /** The index of the line being sung; -1 for none. */
  readonly line: number;
  /** How many of its words have begun to fill. */
  readonly words: number;
}

type Probed = typeof globalThis & { soundProbe: { elements: Set<HTMLMediaElement> } };

/** Runs in the page: records every frame until the sound reaches `until` or ends. */
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

/** Something that was due at a position of the sound. */
export interface Due {
  readonly at: number;
  /** Whether it has appeared in this frame. */
  readonly isThere: (frame: LyricFrame) => boolean;
}

/**
 * By how many seconds of the sound it appeared too early or was still missing. This compares two positions in the same frame, so
 * a machine that draws few frames does not make the result worse. Something that was there from the first frame on is not
 * measured.
 */
export function missedBy(frames: readonly LyricFrame[], { at, isThere }: Due): number {
  const first = frames.findIndex(isThere);
  if (first === -1) throw new Error(`what was due at ${at} s never came`);
  const early = at - Number(frames[first]?.position);
  const late = Number(frames[first - 1]?.position ?? at) - at;
  return Math.max(early, late, 0);
}

/** For how long the sound must have advanced in step with the clock, in milliseconds, and how exactly, in seconds. */
const STEADY_FOR = 300;
const STEADY_WITHIN = 0.04;

/**
 * Whether the sound ran in step with the clock when something was due and when it appeared. If the whole machine stops for a
 * moment, the sound falls behind the clock, and a page that extrapolates between two reports of the element cannot detect this
 * yet.
 */
export function isSteadyAt(frames: readonly LyricFrame[], { at, isThere }: Due): boolean {
  const due = frames.find(({ position }) => position >= at);
  const [from, to] = [due, frames.find(isThere) ?? due].toSorted(
    (one, other) => Number(one?.time) - Number(other?.time),
  );
  if (from === undefined || to === undefined) return false;
  const before = frames.findLast(({ time }) => time <= from.time - STEADY_FOR);
  if (before === undefined) return false;
  const passed = (to.time - before.time) / 1_000;
  const moved = to.position - before.position;
  return Math.abs(passed - moved) <= STEADY_WITHIN;
}

/**
 * Runs in the page: whether the line being sung is at 42 % of the height of its scroll container, or is not, depending on
 * `isWanted`.
 */
export function isActiveLineInPlace(isWanted: boolean): boolean {
  const line = document.querySelector<HTMLElement>('dialog [data-state="active"]');
  const box = line?.parentElement ?? null;
  if (line === null || box === null) return false;
  const middle = line.offsetTop + line.offsetHeight / 2 - box.scrollTop;
  return Math.abs(middle - box.clientHeight * 0.42) < 2 === isWanted;
}
