/** An upload that is still arriving. */
export interface ArrivingUpload {
  /** Whose place it takes: an address or a network; an account, where many share one address. */
  readonly holder: string;
  /** Since when it has been arriving, in milliseconds. */
  readonly ageMs: number;
  /** How much of it has arrived. */
  readonly bytes: number;
}

const SECOND_MS = 1_000;
/** A line that is slower brings no picture of 2.4 MB within the five minutes that an upload may take. */
const SLOW_BYTES_PER_SECOND = 8_000;
/** Until then an upload may begin slowly. */
const BEGINNING_MS = 10_000;
/** A holder with one place more than the newcomer will have keeps it: places would go back and forth. */
const FAIR_LEAD = 2;

const speedOf = ({ bytes, ageMs }: ArrivingUpload): number => (bytes * SECOND_MS) / Math.max(ageMs, 1);

const isSlow = (upload: ArrivingUpload): boolean =>
  upload.ageMs >= BEGINNING_MS && speedOf(upload) < SLOW_BYTES_PER_SECOND;

/**
 * Which upload gives its place to a new one of `holder` where all places are taken: the slowest of those that bring less than 8 KB/s
 * after their first 10 s; else the slowest of a holder that has at least two places more than the newcomer; else none.
 */
export function uploadToEnd<Upload extends ArrivingUpload>(
  arriving: readonly Upload[],
  holder: string,
): Upload | undefined {
  const slowestFirst = [...arriving].sort((one, other) => speedOf(one) - speedOf(other));
  const placesOf = (name: string): number => arriving.filter((upload) => upload.holder === name).length;
  const most = Math.max(0, ...arriving.map((upload) => placesOf(upload.holder)));
  const isGreedy = (upload: Upload): boolean =>
    placesOf(upload.holder) === most && most - placesOf(holder) >= FAIR_LEAD;
  return slowestFirst.find(isSlow) ?? slowestFirst.find(isGreedy);
}
