import { readView, type ByteReader } from './byte-reader';
import { findOggPages, PAGE_HEADER_BYTES, readOggPage } from './ogg-pages';

/**
 * Shares of the file that are looked at. Each lies at most twice as far from the beginning as the one before, so that behind the
 * joint of two recordings there is one with an earlier time than the one before it, wherever the joint is.
 */
const PROBES = [1 / 64, 1 / 32, 1 / 16, 1 / 8, 1 / 4, 1 / 2, 3 / 4, 7 / 8, 15 / 16];
/** A page of a second at a usual rate. */
const PROBED_BYTES = 24 * 1024;
const MOST_PAGES = 200_000;

/** Whether the time does not grow from the beginning to the end: recordings one after the other, though of one serial number. */
export async function goesBack(reader: ByteReader, serial: number, lastGranule: number): Promise<boolean> {
  let latest = -1;
  for (const share of PROBES) {
    const pages = findOggPages(await readView(reader, Math.floor(reader.size * share), PROBED_BYTES));
    const granule = pages.find((page) => page.granule >= 0 && page.serial === serial)?.granule ?? latest;
    if (granule < latest || granule > lastGranule) return true;
    latest = granule;
  }
  return false;
}

/** Of several recordings one after the other: the sum of their last positions. */
export async function chainedLength(reader: ByteReader): Promise<number> {
  const lengths = new Map<number, number>();
  let ended = 0;
  let at = 0;
  for (let pages = 0; pages < MOST_PAGES && at < reader.size; pages += 1) {
    const page = readOggPage(await readView(reader, at, PAGE_HEADER_BYTES), 0);
    if (page === undefined) break;
    if (page.isFirst) {
      ended += lengths.get(page.serial) ?? 0;
      lengths.delete(page.serial);
    }
    if (page.granule >= 0) lengths.set(page.serial, page.granule);
    at += page.end;
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, ended);
}
