import type { Page } from 'playwright-core';

type Watched = typeof globalThis & {
  readonly soundProbe: { readonly elements: ReadonlySet<HTMLMediaElement> };
  crowd: Crowd;
};

/** What sounded at the same time at most, since somebody began to count. */
export interface Crowd {
  most: number;
  /** Of what sounded together, the amplitudes squared and added. */
  power: number;
}

const OFTEN_MS = 20;

function countInPage(often: number): void {
  const page = globalThis as Watched;
  const crowd: Crowd = { most: 0, power: 0 };
  page.crowd = crowd;
  setInterval(() => {
    const sounding = [...page.soundProbe.elements].filter(({ paused, ended }) => !paused && !ended);
    crowd.most = Math.max(crowd.most, sounding.length);
    crowd.power = Math.max(
      crowd.power,
      sounding.reduce((sum, { volume }) => sum + volume ** 2, 0),
    );
  }, often);
}

/** From now on it is counted what sounds together, however short. Asks the probe that every listener brings. */
export const countTogether = (page: Page): Promise<void> => page.evaluate(countInPage, OFTEN_MS);

export const soundedTogether = (page: Page): Promise<Crowd> => page.evaluate(() => (globalThis as Watched).crowd);
