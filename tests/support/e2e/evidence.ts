import { closeSync, existsSync, mkdirSync, openSync, readSync, statSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';

const PICTURE_LIMIT_MS = 5_000;
/** Of a log that grew by more, only the end is stored. */
const MOST_LOG_BYTES = 1 << 20;
const FOLDER = path.resolve('.cache', 'failures');

/** What is saved of a failed test. */
export interface Kept {
  readonly folder: string;
  /** The output of its pages and products, by file name. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * What a failing browser test leaves in `.cache/failures/<file>/<test>/`: screenshots of its pages, their console output, what
 * the products printed since the test began, and the load of the machine.
 */
class Evidence {
  private readonly browsers = new Set<Browser>();
  /** The size of each log when the test began, in bytes. */
  private readonly logs = new Map<string, number>();
  private lines: string[] = [];
  private pictures: Buffer[] = [];
  private keptTitle: string | undefined;

  watchBrowser(browser: Browser): void {
    this.browsers.add(browser);
    browser.on('disconnected', () => this.browsers.delete(browser));
    browser.on('context', (context) => {
      context.on('console', (message) => {
        this.lines.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (fault) => this.lines.push(`uncaught: ${fault.error().stack ?? fault.error().message}`));
    });
  }

  /** The log's current content belongs to earlier tests. */
  watchLog(file: string): void {
    this.logs.set(file, sizeOf(file));
  }

  /** A test begins: earlier output does not belong to it. */
  begin(): void {
    this.lines = [];
    this.pictures = [];
    this.keptTitle = undefined;
    for (const file of this.logs.keys()) this.logs.set(file, sizeOf(file));
  }

  /** Takes screenshots of the open pages, for a failure that may be reported after they have closed. */
  async lookAtPages(): Promise<void> {
    const pages = [...this.browsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages());
    const pictures = await Promise.all(pages.map(pictureOf));
    if (pages.length > 0) this.pictures = pictures.filter((picture) => picture !== undefined);
  }

  /** Writes the evidence for a test of a file; writes nothing more if one failure of the test has caused another. */
  async keep(file: string, title: string): Promise<Kept | undefined> {
    if (title === this.keptTitle) return undefined;
    this.keptTitle = title;
    await this.lookAtPages();
    const folder = newFolder(path.join(FOLDER, file, slugOf(title)));
    const texts = new Map([['console.txt', this.lines.join('\n')]]);
    for (const [log, from] of this.logs) texts.set(`server-${texts.size}.log`, textFrom(log, from));
    for (const [name, text] of texts) {
      if (text === '') texts.delete(name);
      else writeFileSync(path.join(folder, name), text);
    }
    for (const [at, picture] of this.pictures.entries())
      writeFileSync(path.join(folder, `page-${at + 1}.png`), picture);
    writeFileSync(path.join(folder, 'load.txt'), `${loadavg().join(' ')}\n`);
    return { folder, texts };
  }
}

export const evidence = new Evidence();

// The environment of the browser tests, which receives failures before the pages close, reads it from there.
Object.assign(globalThis, { evidence });

/** Nothing of a page that hangs or has crashed. */
const pictureOf = (page: Page): Promise<Buffer | undefined> =>
  page.screenshot({ timeout: PICTURE_LIMIT_MS }).catch(() => undefined);

/** A second failure of the same test does not write over the first. */
function newFolder(wanted: string, time = 1): string {
  const folder = time === 1 ? wanted : `${wanted}.${time}`;
  if (existsSync(folder)) return newFolder(wanted, time + 1);
  mkdirSync(folder, { recursive: true });
  return folder;
}

const slugOf = (title: string): string =>
  title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function textFrom(file: string, from: number): string {
  const size = sizeOf(file);
  const bytes = Buffer.alloc(Math.min(Math.max(0, size - from), MOST_LOG_BYTES));
  if (bytes.length === 0) return '';
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(descriptor, bytes, 0, bytes.length, size - bytes.length));
  } finally {
    closeSync(descriptor);
  }
}
