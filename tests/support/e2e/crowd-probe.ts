import type { Page } from 'playwright-core';

type Watched = typeof globalThis & {
  readonly soundProbe: { readonly elements: ReadonlySet<HTMLMediaElement> };
  crowd: Crowd;
};

/** The most that sounded at the same time since counting started. */
export interface Crowd {
  most: number;
  /** The sum of the squared amplitudes of the players that sounded together. */
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

/** From now on counts the players that sound together, however briefly. Uses the sound probe that every listener has. */
export const countTogether = (page: Page): Promise<void> => page.evaluate(countInPage, OFTEN_MS);

export const soundedTogether = (page: Page): Promise<Crowd> => page.evaluate(() => (globalThis as Watched).crowd);
