import type { Milliseconds } from '../../../domain/shared/units';
import type { Clock } from '../../ports/clock.port';
import type { DataSaver } from '../../ports/data-saver.port';
import type { NextSongPreloader } from './next-song-preloader';

/** A song's details and its first 5 s at 64 kbit/s. */
const BYTES_A_SONG = 50_000;
const BYTES_A_MINUTE = 2_000_000;
const MINUTE: Milliseconds = 60_000;
/** How many of the visible songs are preloaded, from the top. */
const MOST_IN_SIGHT = 5;

/** Preloads songs that the listener may play soon, within a budget of bytes, and never with data saving on. */
export class Preloader {
  private spent: readonly Milliseconds[] = [];
  private lastSongId: string | null = null;
  private readonly seen = new Set<string>();

  constructor(
    private readonly preparation: NextSongPreloader,
    private readonly dataSaver: DataSaver,
    private readonly clock: Clock,
  ) {}

  /** A pointer rests on a song or presses it. Repeated hints for one song cost nothing. */
  onHover(songId: string): void {
    if (songId === this.lastSongId || this.dataSaver.isOn() || !this.spend()) return;
    this.lastSongId = songId;
    void this.preparation.preloadHovered(songId);
  }

  /** These songs are visible after scrolling stopped: each is preloaded once, one after another. */
  async onVisible(songIds: readonly string[]): Promise<void> {
    for (const songId of songIds.slice(0, MOST_IN_SIGHT)) {
      if (this.seen.has(songId) || this.dataSaver.isOn() || !this.spend()) continue;
      this.seen.add(songId);
      await this.preparation.preloadVisible(songId);
    }
  }

  /** Loads the playback engine's code, after the first page is shown. */
  loadEngine(): void {
    if (!this.dataSaver.isOn()) this.preparation.loadEngine();
  }

  private spend(): boolean {
    const now = this.clock.now();
    // A time in the future was recorded before the clock was set back.
    const lately = this.spent.filter((at) => Math.abs(now - at) < MINUTE);
    const isAffordable = (lately.length + 1) * BYTES_A_SONG <= BYTES_A_MINUTE;
    this.spent = isAffordable ? [...lately, now] : lately;
    return isAffordable;
  }
}
