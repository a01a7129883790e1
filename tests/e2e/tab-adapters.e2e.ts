import type { Browser, Page } from 'playwright-core';
import type { TabAnnouncement } from '../../src/application/ports/tab-channel.port';
import type { SuccessorRecords } from '../../src/domain/session/successor-records.port';
import { describeSuccessorRecords } from '../contract/successor-records.contract';
import { describeTabChannel, type ChannelEnd } from '../contract/tab-channel.contract';
import { describeTabLocks, type LockingTab } from '../contract/tab-locks.contract';
import { connectBrowser } from '../support/e2e/fixture-client';
import { TabSite, type InTab } from '../support/e2e/tab-site';

let browser: Browser;
const sites: TabSite[] = [];

jest.setTimeout(60_000);
beforeAll(async () => {
  browser = await connectBrowser();
});
afterEach(() => Promise.all(sites.splice(0).map((site) => site.close())));
afterAll(() => browser.close());

async function openTabs(count: number): Promise<readonly Page[]> {
  const site = await TabSite.open(browser);
  sites.push(site);
  return Promise.all(Array.from({ length: count }, () => site.openTab()));
}

const recordsOf = (page: Page): SuccessorRecords => ({
  read: () => page.evaluate(() => (globalThis as InTab).tabPage.records.read()),
  write: (record) => page.evaluate((given) => (globalThis as InTab).tabPage.records.write(given), record),
  clear: () => page.evaluate(() => (globalThis as InTab).tabPage.records.clear()),
});

const endOf = (page: Page): ChannelEnd<TabAnnouncement> => ({
  announce: (announcement) =>
    page.evaluate((given) => (globalThis as InTab).tabPage.broadcast.announce(given), announcement),
  async hears(count): Promise<readonly TabAnnouncement[]> {
    await page.waitForFunction((many) => (globalThis as InTab).tabPage.broadcast.heard.length >= many, count);
    return page.evaluate(() => (globalThis as InTab).tabPage.broadcast.heard);
  },
});

const lockingTab = (page: Page): LockingTab => ({
  async hold(name, longestWait) {
    const given = [name, longestWait] as const;
    const index = await page.evaluate(([lock, wait]) => (globalThis as InTab).tabPage.hold(lock, wait), given);
    const work = await page.evaluateHandle((at) => (globalThis as InTab).tabPage.works[at], index);
    return {
      hasBegun: () => work.evaluate(async (held) => (await held?.hasBegun()) ?? false),
      begins: () => work.evaluate(async (held) => held?.begins()),
      ends: (how = 'well') => work.evaluate(async (held, wish) => (await held?.ends(wish)) ?? '', how),
    };
  },
});

describe('The adapters between tabs in a real browser', () => {
  describeSuccessorRecords('IndexedDB', async () => {
    const [tab, other] = await openTabs(2);
    return { records: recordsOf(tab as Page), otherTab: recordsOf(other as Page) };
  });

  describeTabChannel('the broadcast channel', async () => {
    const [tab, ...others] = await openTabs(3);
    return { tab: endOf(tab as Page), others: others.map((other) => endOf(other)) };
  });

  describeTabLocks('Web Locks', async () => {
    const [tab, other] = await openTabs(2);
    const page = tab as Page;
    return { tab: lockingTab(page), otherTab: lockingTab(other as Page), pass: (span) => page.waitForTimeout(span) };
  });
});
