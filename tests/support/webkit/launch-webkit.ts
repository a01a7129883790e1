import type { Browser } from 'playwright-core';
import { WebKitBrowser } from './browser';
import { openDisplay } from './display';
import { guarded } from './guarded';

export interface WebKitOptions {
  /** Beside this process's own: a `DISPLAY` to be on, a `PULSE_SERVER` to sound through. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A WebKit with Playwright's face, as far as it is used: what is not there says so when it is asked for. */
export async function launchWebKit({ env = {} }: WebKitOptions = {}): Promise<Browser> {
  const display = env.DISPLAY === undefined ? await openDisplay() : undefined;
  // Without a language of its own the browser asks for what its context speaks.
  const whole = {
    ...process.env,
    ...env,
    LANG: 'C',
    LANGUAGE: 'C',
    LC_ALL: 'C',
    ...(display && { DISPLAY: display.name }),
  };
  return guarded('browser', new WebKitBrowser(whole, display)) as unknown as Browser;
}
