import type { LoopMode } from '../playback/next/loop-mode';
import type { Milliseconds, Seconds } from '../shared/units';

/** What a device plays, as the device itself reports it. */
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
  /** Whether it belongs to this device: this tab, or another tab beside it. */
  readonly isOwn: boolean;
  /** Null until the first report. */
  readonly now: NowPlaying | null;
  /** When the report arrived, by the clock of this device. */
  readonly reportedAt: Milliseconds;
}
