import type { Page } from 'playwright-core';

/** What stood on the page in one frame, and where the sound was in that moment. */
export interface LyricFrame {
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
    frames.push({ position: element.currentTime, line, words });
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

/** In the page: whether the line being sung stands at 42 % of the height of what it scrolls in, or not, as is wanted. */
export function isActiveLineInPlace(isWanted: boolean): boolean {
  const line = document.querySelector<HTMLElement>('dialog [data-state="active"]');
  const box = line?.parentElement ?? null;
  if (line === null || box === null) return false;
  const middle = line.offsetTop + line.offsetHeight / 2 - box.scrollTop;
  return Math.abs(middle - box.clientHeight * 0.42) < 2 === isWanted;
}
