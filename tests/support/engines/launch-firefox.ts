import path from 'node:path';
import { firefox, type Browser } from 'playwright-core';

const WRAPPER = path.resolve('tests', 'support', 'engines', 'firefox-for-playwright.mjs');
/** Firefox caches at most eight pages for *Back*, including those of tabs that earlier tests closed. */
const KEPT_PAGES = 100;

/** The system's Firefox, headless and with a fresh profile, which plays through the sound card. */
export async function launchFirefox(soundServer: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: WRAPPER,
    headless: true,
    firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': KEPT_PAGES },
    env: { ...process.env, PULSE_SERVER: soundServer },
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await context.addInitScript(insertTextAsTyped);
    return context;
  };
  return browser;
}

/**
 * Playwright calls a function of this name to enter letters that are not on an American keyboard. Its own function sets the value
 * of the field, which React does not notice; an editor command is noticed like a key press.
 */
function insertTextAsTyped(): void {
  const insertText = (text: string): void => {
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insertText, set: () => undefined });
}
