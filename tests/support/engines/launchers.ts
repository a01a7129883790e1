import type { Browser } from 'playwright-core';
import { launchHeard } from '../e2e/launch';
import { launchWebKit } from '../webkit/launch-webkit';
import type { BrowserEngine } from './engine-under-test';
import { launchFirefox } from './launch-firefox';

/**
 * Starts a browser of each engine, with a fresh profile and sound through the sound card. Playwright's `Browser` is the port that
 * the journeys use, whichever driver controls the engine.
 */
export const LAUNCHERS: Readonly<Record<BrowserEngine, (soundServer: string) => Promise<Browser>>> = {
  chromium: launchHeard,
  firefox: launchFirefox,
  webkit: (soundServer) => launchWebKit({ env: { PULSE_SERVER: soundServer } }),
};
