/** A musical event that starts and fades, such as a drum hit or a sung note. */
export interface Onset {
  /** Seconds from the song's start. */
  readonly at: number;
  /** 0 to 1. */
  readonly strength: number;
}

/** How a pulse rises and falls, in seconds; the release is the time until a third is left. */
export interface Envelope {
  readonly attack: number;
  readonly hold?: number;
  readonly release: number;
}

/** How many releases long an onset has an effect: after five, less than a hundredth is left. */
const RELEASES = 5;

/** Turns the onsets in a song into a value that rises and falls with them. */
export class Pulse {
  private readonly onsets: readonly Onset[];
  private readonly reach: number;

  constructor(
    onsets: readonly Onset[],
    private readonly envelope: Envelope,
  ) {
    this.onsets = [...onsets].sort((a, b) => a.at - b.at);
    this.reach = envelope.attack + (envelope.hold ?? 0) + RELEASES * envelope.release;
  }

  /** The value from 0 to 1 at a moment, in seconds: the strongest of the onsets that still have an effect. */
  at(seconds: number): number {
    let strongest = 0;
    for (let index = this.lastBefore(seconds); index >= 0; index -= 1) {
      const { at, strength } = this.onsets[index] as Onset;
      if (seconds - at > this.reach) break;
      strongest = Math.max(strongest, strength * this.shape(seconds - at));
    }
    return strongest;
  }

  private shape(since: number): number {
    const { attack, hold = 0, release } = this.envelope;
    if (since < attack) return smooth(since / attack);
    return Math.exp(-Math.max(0, since - attack - hold) / release);
  }

  private lastBefore(seconds: number): number {
    let low = 0;
    let high = this.onsets.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.onsets[middle] as Onset).at <= seconds) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Eases from 0 to 1 without a jerk at either end. */
export function smooth(share: number): number {
  const inside = Math.min(1, Math.max(0, share));
  return inside * inside * (3 - 2 * inside);
}
