import { fail, succeed } from '../../shared/result';
import { isCredibleLength } from '../file-limits';
import { readView, wordAt, type ByteReader } from './byte-reader';
import { readOggHead, type OggHead } from './ogg-heads';
import { findOggPages, isWholeOggPage, LARGEST_PAGE_BYTES, readOggPage, type OggPage } from './ogg-pages';
import { chainedLength, isOutOfOrder } from './ogg-order';
import { placeOfOgg } from './ogg-sound';
import type { ReadStream } from './stream-facts';

const HEAD_BYTES = 16 * 1024;

interface FoundHead extends OggHead {
  readonly serial: number;
  /** Serial numbers of all streams at the beginning of the file. */
  readonly serials: ReadonlySet<number>;
}

/**
 * Reads an Ogg file with Vorbis, Opus, FLAC or Speex. It is cut if its last page is cut; a stream that only lacks its end mark,
 * as in radio recordings, is whole.
 */
export async function readOgg(reader: ByteReader): Promise<ReadStream> {
  const head = findHead(await readView(reader, 0, HEAD_BYTES));
  if (head === undefined) return fail('no-audio');
  if (head === 'unsupported') return fail('unsupported-codec');
  const tailStart = Math.max(0, reader.size - 2 * LARGEST_PAGE_BYTES);
  const tail = await readView(reader, tailStart, reader.size - tailStart);
  const pages = findOggPages(tail);
  const ofHead = pages.filter(({ granule, serial }) => granule >= 0 && serial === head.serial);
  const lengthAt = ({ granule }: OggPage) => Math.round(((granule - head.granuleStart) / head.granuleRate) * 1000);
  const isCredible = (page: OggPage) => isCredibleLength(lengthAt(page), reader.size);
  // A page with a wrong checksum is damaged, so its position, which gives the length of the file, may be wrong.
  const last = ofHead.findLast((page) => isCredible(page) && isWholeOggPage(tail, page)) ?? ofHead.findLast(isCredible);
  const isChained =
    ofHead.length === 0 ||
    beginsAnew(pages, tailStart) ||
    (last !== undefined && (await isOutOfOrder(reader, { ...head, tailStart, lastGranule: last.granule })));
  const chained = isChained ? await chainedLength(reader) : 0;
  const durationMs = isChained || last === undefined ? Math.round((chained / head.granuleRate) * 1000) : lengthAt(last);
  if (last === undefined && !isChained) return fail('implausible');
  if (durationMs <= 0) return fail('no-duration');
  const { codec, sampleRate, channels } = head;
  const bitrate = Math.round((reader.size * 8000) / durationMs);
  const sound = { codec, sampleRate, channels, bitrate, ...(isChained && { isReadThrough: true }) };
  const proof = isCut(tail, pages) ? 'cut' : isChained || durationMs === 0 ? 'doubtful' : 'proved';
  const place = await placeOfOgg(reader, head, { start: tailStart, pages });
  return succeed({ container: 'ogg', durationMs, proof, sound, video: null, place });
}

/** Whether the last page is incomplete, or only the beginning of another page follows it. */
function isCut(tail: DataView, pages: readonly OggPage[]): boolean {
  const final = pages.at(-1);
  if (final === undefined) return true;
  if (final.isLast && final.end <= tail.byteLength) return false;
  if (final.end > tail.byteLength) return pages.at(-2)?.isLast !== true;
  const beginning = wordAt(tail, final.end);
  return beginning !== '' && 'OggS'.startsWith(beginning);
}

/** Whether a stream begins after the pages of another one, because the file contains several recordings in sequence. */
function beginsAnew(pages: readonly OggPage[], tailStart: number): boolean {
  return pages.some(({ isFirst }, at) => isFirst && (at === 0 ? tailStart > 0 : pages[at - 1]?.isFirst === false));
}

/** The first stream with sound among those that begin the file. */
function findHead(view: DataView): FoundHead | 'unsupported' | undefined {
  const firsts: OggPage[] = [];
  for (let page = readOggPage(view, 0); page?.isFirst === true; page = readOggPage(view, page.end)) firsts.push(page);
  const heads = firsts.map(({ body }) => readOggHead(view, body));
  const serials = new Set(firsts.map(({ serial }) => serial));
  for (const [at, head] of heads.entries()) {
    if (typeof head === 'object') return { ...head, serial: Number(firsts[at]?.serial), serials };
  }
  return heads.includes('unsupported') ? 'unsupported' : undefined;
}
