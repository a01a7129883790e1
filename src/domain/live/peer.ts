import type { LoopMode } from '../playback/loop-mode';
import type { Milliseconds, Seconds } from '../shared/units';

/** What a device plays, as it says so of itself. */
export interface NowPlaying {
  readonly song: { readonly id: string; readonly title: string; readonly artists: string } | null;
  readonly isPlaying: boolean;
  readonly position: Seconds;
  readonly duration: Seconds;
  /** 0 to 100. */
  readonly volume: number;
  readonly loop: LoopMode;
  readonly isShuffled: boolean;
}

/** One open tab of one device of the account. */
export interface Peer {
  readonly id: string;
  readonly deviceId: string;
  readonly deviceName: string;
  /** Of this very device: this tab, or another one beside it. */
  readonly isOwn: boolean;
  /** Null where it has said nothing yet. */
  readonly now: NowPlaying | null;
  /** When it said so, by the clock of this device. */
  readonly reportedAt: Milliseconds;
}
