import type { Page } from 'playwright-core';
import { levelOf, loudestNoteOf } from '../sound/loudness';
import { record } from '../sound/record';
import type { Ear, Probed } from './sound-probe';

/** How much of the end of a recording is judged: the same length as inside a page. */
const JUDGED_SAMPLES = 8_192;

interface Moment {
  readonly soundingCount: number;
  /** Seconds in the element's own time, and by the page's clock. */
  readonly position: number;
  readonly at: number;
}

/** In the page: which players sound, and at what position. */
function momentInPage(): Moment {
  const { soundProbe: probe } = globalThis as Probed;
  const sounding = [...probe.elements].filter((each) => !each.paused);
  const [first] = sounding.filter((each) => !each.ended);
  return {
    soundingCount: sounding.length,
    position: first?.currentTime ?? 0,
    at: performance.now() / 1000,
  };
}

/** Records at the sound card: what a listener would hear, in every engine. The page reports the positions of its players. */
export function recordedEar(server: () => Promise<string>): Ear {
  return async (page: Page, listenMs = 500) => {
    const before = await page.evaluate(momentInPage);
    const samples = await record(await server(), listenMs);
    const after = await page.evaluate(momentInPage);
    const loudness = levelOf(samples.subarray(-JUDGED_SAMPLES));
    return {
      soundingCount: after.soundingCount,
      level: loudness,
      toneHz: loudestNoteOf(samples),
      advanced: after.position - before.position,
      listened: after.at - before.at,
      loudness,
      position: after.position,
    };
  };
}
