import { readView, type ByteReader } from './byte-reader';
import { readOggHead } from './ogg-heads';
import { findOggPages, LARGEST_PAGE_BYTES, PAGE_HEADER_BYTES, readOggPage, type OggPage } from './ogg-pages';

/**
 * Positions that are probed, as shares of the file. Each is at most twice as far from the beginning as the previous one: where
 * two recordings with one serial number are joined, a page after the joint has a smaller granule position than a page before it.
 * A first recording of less than a 64th of the file is not noticed, nor is one with far more bytes per second than the recording
 * after it.
 */
const PROBES = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16];
/** The first size contains most pages, the second every page. */
const PROBED_BYTES = [16 * 1024, LARGEST_PAGE_BYTES];
const MOST_PAGES = 200_000;
/** The part of a stream's head that is read after its page header. */
const HEAD_BYTES = 128;

export interface OggOrder {
  /** The sound's stream. */
  readonly serial: number;
  /** Serial numbers of all streams at the beginning of the file. */
  readonly serials: ReadonlySet<number>;
  /** The place from which on all pages are known. */
  readonly tailStart: number;
  readonly lastGranule: number;
}

/**
 * Whether the file seems to contain several recordings in sequence: other streams appear, or the time does not increase up to the
 * end.
 */
export async function isOutOfOrder(reader: ByteReader, order: OggOrder): Promise<boolean> {
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

/**
 * The first page after `from` that has a time of the sound, or that belongs to a stream which is not at the beginning of the
 * file.
 */
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

/** The length of several recordings in sequence: the sum of the last positions of their sound. */
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
