import path from 'node:path';
import { firefox, type Browser } from 'playwright-core';

const WRAPPER = path.resolve('tests', 'support', 'engines', 'firefox-for-playwright.mjs');
/** Firefox keeps eight pages at most for *Back*, those of tabs that earlier tests closed among them. */
const KEPT_PAGES = 100;

/** The system's Firefox, headless and with a fresh profile, that is heard at the sound card. */
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
 * Letters that stand on no American keyboard are put into a field by a function that Playwright calls by this name. Its own sets the
 * value of the field, of which React does not hear; a command of the editor is heard of like a key.
 */
function insertTextAsTyped(): void {
  const insertText = (text: string): void => {
    document.execCommand('insertText', false, text);
  };
  Object.defineProperty(globalThis, '__pw_bidiInsertText', { get: () => insertText, set: () => undefined });
}
