import { chromium } from 'playwright-core';
import type { Browser, BrowserServer, LaunchOptions } from 'playwright-core';
import { findChromium } from './find-chromium';

export interface BrowserKind {
  /** Whether pages may sound without a gesture; left off where the test is about pressing play. */
  readonly autoplay?: boolean;
  /** The whole browser instead of the windowless shell. */
  readonly isWhole?: boolean;
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-background-media-suspend',
  '--disable-component-update',
  '--disable-sync',
];

const SOUND_WITHOUT_A_GESTURE = '--autoplay-policy=no-user-gesture-required';

/** A headless browser with a fresh profile, of this process alone. */
export async function launchBrowser(kind: BrowserKind = {}): Promise<Browser> {
  return chromium.launch(await optionsOf(kind));
}

/**
 * A headless browser used by this process only, which plays through a sound card: the shell of Chromium has no sound of its own.
 */
export async function launchHeard(soundServer: string): Promise<Browser> {
  const { env, ...options } = await optionsOf({ isWhole: true });
  return chromium.launch({
    ...options,
    env: { ...env, PULSE_SERVER: soundServer },
    ignoreDefaultArgs: ['--mute-audio', '--disable-back-forward-cache'],
  });
}

/** A headless browser that other processes connect to. */
export async function serveBrowser(kind: BrowserKind): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await optionsOf(kind)), host: '127.0.0.1' });
}

async function optionsOf({ autoplay = false, isWhole = false }: BrowserKind): Promise<LaunchOptions> {
  const { executablePath, env } = await findChromium(isWhole);
  const args = autoplay ? [...FLAGS, SOUND_WITHOUT_A_GESTURE] : FLAGS;
  return { executablePath, args, headless: true, env: withoutGaps(env) };
}

function withoutGaps(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
