import { readView, type ByteReader } from './byte-reader';
import { readOggHead } from './ogg-heads';
import { findOggPages, LARGEST_PAGE_BYTES, PAGE_HEADER_BYTES, readOggPage, type OggPage } from './ogg-pages';

/**
 * Shares of the file that are looked at. Each lies at most twice as far from the beginning as the one before it: where two recordings
 * of one serial number are joined, a page behind the joint has a smaller granule position than a page before it. A recording of less than a 64th of the
 * file at its beginning is not noticed, nor one with far more bytes a second than what follows.
 */
const PROBES = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16];
/** What most pages are in, and what all are in. */
const PROBED_BYTES = [16 * 1024, LARGEST_PAGE_BYTES];
const MOST_PAGES = 200_000;
/** Of a stream's head behind that of its page. */
const HEAD_BYTES = 128;

export interface OggOrder {
  /** Of the sound. */
  readonly serial: number;
  /** Of all streams that begin the file. */
  readonly serials: ReadonlySet<number>;
  /** The place from which on all pages are known. */
  readonly tailStart: number;
  readonly lastGranule: number;
}

/** Whether recordings seem to stand one after the other: other streams come up, or the time does not grow to the end. */
export async function goesBack(reader: ByteReader, order: OggOrder): Promise<boolean> {
  let latest = -1;
  for (const share of PROBES) {
    const from = Math.floor(reader.size * share);
    if (from >= order.tailStart) break;
    const page = await firstTimedPage(reader, from, order);
    if (page === undefined) continue;
    if (!order.serials.has(page.serial) || page.granule < latest || page.granule > order.lastGranule) return true;
    latest = page.granule;
  }
  return false;
}

/** The first page behind `from` with a time of the sound, or of a stream that does not begin the file. */
async function firstTimedPage(
  reader: ByteReader,
  from: number,
  { serial, serials }: OggOrder,
): Promise<OggPage | undefined> {
  for (const bytes of PROBED_BYTES) {
    const pages = findOggPages(await readView(reader, from, bytes));
    const page = pages.find((each) => (each.granule >= 0 && each.serial === serial) || !serials.has(each.serial));
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Of several recordings one after the other: the sum of the last positions of their sound. */
export async function chainedLength(reader: ByteReader): Promise<number> {
  const lengths = new Map<number, number>();
  let ended = 0;
  let at = 0;
  for (let pages = 0; pages < MOST_PAGES && at < reader.size; pages += 1) {
    const view = await readView(reader, at, PAGE_HEADER_BYTES + HEAD_BYTES);
    const page = readOggPage(view, 0);
    if (page === undefined) break;
    if (page.isFirst) {
      ended += lengths.get(page.serial) ?? 0;
      lengths.delete(page.serial);
      if (typeof readOggHead(view, page.body) === 'object') lengths.set(page.serial, 0);
    }
    if (page.granule >= 0 && lengths.has(page.serial)) lengths.set(page.serial, page.granule);
    at += page.end;
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, ended);
}
