import type { Subscription } from 'rxjs';
import type { LiveDevices } from '../../domain/live/live-devices.port';
import { nowPlayingOf } from '../../domain/live/now-playing-of';
import type { NowPlaying } from '../../domain/live/peer';
import { isWorthTelling } from '../../domain/live/worth-telling';
import type { Subscription as Cancel } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Player } from '../playback/player';
import type { Time } from '../playback/time';

/** Changes that come together are told together. */
const TOLD_AFTER: Milliseconds = 150;

/** Tells the other devices of the account what this one plays, whenever they would otherwise show something wrong. */
export class TellOthers {
  private said: NowPlaying | null = null;
  private saidAt: Milliseconds = 0;
  private alarm: Cancel | null = null;

  constructor(
    private readonly player: Pick<Player, 'state' | 'changes'>,
    private readonly devices: Pick<LiveDevices, 'tell'>,
    private readonly time: Time,
  ) {}

  begin(): Subscription {
    const link = this.player.changes.subscribe(() => this.look());
    link.add(() => this.alarm?.unsubscribe());
    return link;
  }

  private look(): void {
    if (this.alarm !== null || !this.isNews()) return;
    this.alarm = this.time.timer.after(TOLD_AFTER, () => {
      this.alarm = null;
      if (this.isNews()) this.tell();
    });
  }

  private isNews(): boolean {
    return isWorthTelling(this.said, this.saidAt, nowPlayingOf(this.player.state), this.time.clock.now());
  }

  private tell(): void {
    this.said = nowPlayingOf(this.player.state);
    this.saidAt = this.time.clock.now();
    this.devices.tell(this.said);
  }
}
