import type { Rendition } from '../../../domain/playback/sources/playback-source';
import type { Seconds } from '../../../domain/shared/units';

/** The share of the measured throughput that is relied on. */
const TRUSTED_SHARE = 0.8;
/** A segment must arrive before this share of the buffered sound has been played. */
const PATIENT_SHARE = 0.7;

interface Conditions {
  /** Measured bits per second; null before the first measurement. */
  readonly throughput: number | null;
  /** How long the buffered sound lasts. */
  readonly ahead: Seconds;
  /** How long the segment to be fetched is. */
  readonly seconds: Seconds;
}

/**
 * The best rendition (lowest first in the list) whose next segment arrives in time: within 80 % of the measured throughput, and
 * before 70 % of the buffered sound has been played. The lowest one if nothing is measured yet or nothing is buffered; undefined
 * if the list is empty.
 */
export function chooseRendition(
  renditions: readonly Rendition[],
  { throughput, ahead, seconds }: Conditions,
): Rendition | undefined {
  const isInTime = ({ bitrate }: Rendition): boolean =>
    throughput !== null &&
    bitrate <= throughput * TRUSTED_SHARE &&
    (bitrate * seconds) / throughput <= ahead * PATIENT_SHARE;
  return renditions.findLast(isInTime) ?? renditions[0];
}
