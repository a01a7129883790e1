/** An upload that is still in progress. */
export interface ArrivingUpload {
  /** The holder of the upload's slot: an address or a network; an account, if many share one address. */
  readonly holder: string;
  /** How long it has been in progress, in milliseconds. */
  readonly ageMs: number;
  /** How much of it has arrived. */
  readonly bytes: number;
}

const SECOND_MS = 1_000;
/** A slower connection cannot send a picture of 2.4 MB within the five minutes that an upload may take. */
const SLOW_BYTES_PER_SECOND = 8_000;
/** Before this age, an upload may be slow. */
const BEGINNING_MS = 10_000;
/** A lead of one is not enough to take a slot from its holder: slots would go back and forth. */
const FAIR_LEAD = 2;

const speedOf = ({ bytes, ageMs }: ArrivingUpload): number => (bytes * SECOND_MS) / Math.max(ageMs, 1);

const isSlow = (upload: ArrivingUpload): boolean =>
  upload.ageMs >= BEGINNING_MS && speedOf(upload) < SLOW_BYTES_PER_SECOND;

/**
 * Which upload ends to make room for a new one of `holder` if all slots are taken: the slowest of those that send less than 8
 * KB/s after their first 10 s; else the slowest of a holder that has at least two slots more than the newcomer; else none.
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
