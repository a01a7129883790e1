import type { Subscription } from 'rxjs';
import type { LiveDevices } from '../../domain/live/live-devices.port';
import { nowPlayingOf } from '../../domain/live/now-playing-of';
import type { NowPlaying } from '../../domain/live/peer';
import { isWorthPublishing } from '../../domain/live/worth-publishing';
import type { Subscription as Cancel } from '../../domain/shared/event-stream';
import type { Milliseconds } from '../../domain/shared/units';
import type { Player } from '../playback/player/player';
import type { Time } from '../playback/deck/time';

/** Changes within this time are published together. */
const PUBLISH_DELAY: Milliseconds = 150;

/** Publishes to the account's other devices what this device plays, whenever they would otherwise show something wrong. */
export class NowPlayingPublisher {
  private published: NowPlaying | null = null;
  private publishedAt: Milliseconds = 0;
  private alarm: Cancel | null = null;

  constructor(
    private readonly player: Pick<Player, 'state' | 'changes'>,
    private readonly devices: Pick<LiveDevices, 'publish'>,
    private readonly time: Time,
  ) {}

  start(): Subscription {
    const link = this.player.changes.subscribe(() => this.look());
    link.add(() => this.alarm?.unsubscribe());
    return link;
  }

  private look(): void {
    if (this.alarm !== null || !this.isNews()) return;
    this.alarm = this.time.timer.after(PUBLISH_DELAY, () => {
      this.alarm = null;
      if (this.isNews()) this.publish();
    });
  }

  private isNews(): boolean {
    return isWorthPublishing(this.published, this.publishedAt, nowPlayingOf(this.player.state), this.time.clock.now());
  }

  private publish(): void {
    this.published = nowPlayingOf(this.player.state);
    this.publishedAt = this.time.clock.now();
    this.devices.publish(this.published);
  }
}
