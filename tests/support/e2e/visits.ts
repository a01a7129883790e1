import type { Browser, BrowserContext, Page } from 'playwright-core';
import { evidence } from './evidence';
import { connectBrowser, libraryAddress } from './fixture-client';
import { Listener } from './listener';
import { installSoundProbe } from './sound-probe';
import { ENGLISH, VIETNAMESE } from './words';

export interface Arrival {
  /** The address of the product; by default the one with the whole test library. */
  readonly address?: string;
  readonly browserLanguage?: string;
  readonly speaks?: 'vi' | 'en';
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly isPhone?: boolean;
  /** Whether the service worker caches the app's files; if not, every request can be observed and held. */
  readonly keepsApp?: boolean;
  /** Whether the browser lets the listener decide if page views may be counted; otherwise it refuses, and nobody is asked. */
  readonly isAsked?: boolean;
}

export interface Visits {
  /** A listener with a fresh profile, who has opened nothing yet. */
  arrive(arrival?: Arrival): Promise<Listener>;
  /** The same listener in one more tab of their browser, which has opened nothing yet. */
  openTab(listener: Listener): Promise<Listener>;
  /** Returns the pages' complaints so far and clears them: errors, and violations of the content security policy. */
  takeComplaints(): string[];
}

const JOURNEY_LIMIT_MS = 240_000;
const LOOK_LIMIT_MS = 25_000;
const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

function watch(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => {
    // Firefox also reports policy violations as errors; they are collected from their event instead.
    if (error.name !== 'Content-Security-Policy') complaints.push(`uncaught: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
}

/**
 * Runs before the page's own scripts: a policy violation becomes a console error. The policy forbids the page to evaluate text,
 * so evaluated text comes from the driver, for a screenshot, and is ignored.
 */
function reportPolicyViolations(): void {
  addEventListener('securitypolicyviolation', (event) => {
    if (event.sourceFile.endsWith('eval')) return;
    console.error(`policy: ${event.effectiveDirective} refuses ${event.blockedURI}`);
  });
}

/** Global Privacy Control, as in browsers that have it switched on. */
function refuseToBeCounted(): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
}

/** Call before anything is opened. */
async function prepare(page: Page): Promise<void> {
  await page.addInitScript(reportPolicyViolations);
  await installSoundProbe(page);
}

/**
 * Call once at the top of a journey: the browser of the run, and a fresh profile for each listener. A complaint of a page fails
 * its test.
 */
export function withVisits(): Visits {
  const complaints: string[] = [];
  const contexts: BrowserContext[] = [];
  let browser: Browser | undefined;

  jest.setTimeout(JOURNEY_LIMIT_MS);
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterEach(async () => {
    if (complaints.length > 0) await evidence.lookAtPages();
    await Promise.all(contexts.splice(0).map((context) => context.close()));
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(() => browser?.close());

  async function arrive(arrival: Arrival = {}): Promise<Listener> {
    const { address = await libraryAddress(), browserLanguage = 'vi-VN', speaks = 'vi', isPhone = false } = arrival;
    if (browser === undefined) throw new Error('listeners arrive inside a test');
    const viewport = arrival.viewport ?? (isPhone ? PHONE : DESKTOP);
    const context = await browser.newContext({
      locale: browserLanguage,
      viewport,
      hasTouch: isPhone,
      isMobile: isPhone,
      serviceWorkers: arrival.keepsApp === true ? 'allow' : 'block',
    });
    if (arrival.isAsked !== true) await context.addInitScript(refuseToBeCounted);
    contexts.push(context);
    context.setDefaultTimeout(LOOK_LIMIT_MS);
    return new Listener(await openPage(context), address, speaks === 'vi' ? VIETNAMESE : ENGLISH);
  }

  async function openPage(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    watch(page, complaints);
    await prepare(page);
    return page;
  }

  const openTab = async ({ page, address, words }: Listener): Promise<Listener> =>
    new Listener(await openPage(page.context()), address, words);

  return { arrive, openTab, takeComplaints: () => complaints.splice(0) };
}
