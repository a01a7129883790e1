import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';
import { engineUnderTest } from '../engines/engine-under-test';
import { LAUNCHERS } from '../engines/launchers';
import { evidence } from './evidence';
import { FIXTURES } from './fixtures-variable';
import type { BrowserKind } from './launch';
import type { ProductKind } from './product-kind';
import { RunningProduct, type ProductPlace } from './running-product';

const asked = new Map<ProductKind, Promise<RunningProduct>>();
let soundCard: Promise<{ server: string }> | undefined;

/**
 * The product of a kind that all files of a run share; the first file that asks for it starts it. Tests change only data of their
 * own accounts.
 */
export function sharedProduct(kind: ProductKind): Promise<RunningProduct> {
  const found = asked.get(kind) ?? ask<ProductPlace>(`/product/${kind}`).then((place) => new RunningProduct(place));
  asked.set(kind, found);
  return found;
}

/** The product with the whole test library. Its visitors change nothing in it but play counts. */
export const libraryAddress = async (): Promise<string> => (await sharedProduct('library')).address;

/** The sound card of the run, as the value of a browser's `PULSE_SERVER`. */
export async function soundServer(): Promise<string> {
  soundCard ??= ask<{ server: string }>('/sound-card');
  return (await soundCard).server;
}

/** The browser of a kind that all files of a run share; closing it ends only this connection and whatever was opened through it. */
export async function connectBrowser(kind: BrowserKind = {}): Promise<Browser> {
  const engine = engineUnderTest();
  const browser = await (engine === undefined ? shareBrowser(kind) : LAUNCHERS[engine](await soundServer()));
  evidence.watchBrowser(browser);
  return browser;
}

async function shareBrowser(kind: BrowserKind): Promise<Browser> {
  const { endpoint } = await ask<{ endpoint: string }>('/browser', kind);
  return chromium.connect(endpoint);
}

async function ask<T>(what: string, body: object = {}): Promise<T> {
  const address = process.env[FIXTURES];
  if (address === undefined) throw new Error(`${FIXTURES} names no fixture server: Jest's set-up starts one`);
  const answer = await fetch(address + what, { method: 'POST', body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as T;
}
