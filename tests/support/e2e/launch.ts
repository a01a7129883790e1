import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const SOUND_WITHOUT_A_GESTURE = '--autoplay-policy=no-user-gesture-required';

/** A headless browser with a fresh profile. Leave `autoplay` off where the test is about pressing play. */
export async function launchBrowser({ autoplay = false, isWhole = false } = {}): Promise<Browser> {
  const { executablePath, env } = await findChromium(isWhole);
  const args = autoplay ? [...FLAGS, SOUND_WITHOUT_A_GESTURE] : FLAGS;
  return chromium.launch({ executablePath, args, headless: true, env: withoutGaps(env) });
}

function withoutGaps(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
