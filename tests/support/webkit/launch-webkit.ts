import type { Browser } from 'playwright-core';
import { WebKitBrowser } from './browser';
import { openDisplay } from './display';
import { guarded } from './guarded';

export interface WebKitOptions {
  /** Added to this process's own: a `DISPLAY` to use, a `PULSE_SERVER` for sound. */
  readonly env?: NodeJS.ProcessEnv;
}

/** A WebKit with the part of Playwright's interface that is used: a missing member throws an error when it is read. */
export async function launchWebKit({ env = {} }: WebKitOptions = {}): Promise<Browser> {
  const display = env.DISPLAY === undefined ? await openDisplay() : undefined;
  // Without a language of its own the browser requests the language of its context.
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
