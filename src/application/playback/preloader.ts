import type { Milliseconds } from '../../domain/shared/units';
import type { Clock } from '../ports/clock.port';
import type { DataSaver } from '../ports/data-saver.port';
import type { NextSongPreloader } from './next-song-preloader';

/** A song's details and its first 5 s at 64 kbit/s. */
const BYTES_A_SONG = 50_000;
const BYTES_A_MINUTE = 2_000_000;
const MINUTE: Milliseconds = 60_000;
/** Of what is in sight, the songs at the top. */
const MOST_IN_SIGHT = 5;

/** Gets ready what the listener may be about to play, within a budget of bytes, never when data is to be spared. */
export class Preloader {
  private spent: readonly Milliseconds[] = [];
  private lastSongId: string | null = null;
  private readonly seen = new Set<string>();

  constructor(
    private readonly preparation: NextSongPreloader,
    private readonly dataSaver: DataSaver,
    private readonly clock: Clock,
  ) {}

  /** A pointer rests on a song or goes down on it. Repeated hints for one song cost nothing. */
  onHover(songId: string): void {
    if (songId === this.lastSongId || this.dataSaver.isOn() || !this.spend()) return;
    this.lastSongId = songId;
    void this.preparation.preloadHovered(songId);
  }

  /** These songs came to rest in sight: each is got ready once, one after another. */
  async onVisible(songIds: readonly string[]): Promise<void> {
    for (const songId of songIds.slice(0, MOST_IN_SIGHT)) {
      if (this.seen.has(songId) || this.dataSaver.isOn() || !this.spend()) continue;
      this.seen.add(songId);
      await this.preparation.preloadVisible(songId);
    }
  }

  /** Brings the playback engine's code, once the first page stands. */
  loadEngine(): void {
    if (!this.dataSaver.isOn()) this.preparation.loadEngine();
  }

  private spend(): boolean {
    const now = this.clock.now();
    // What was spent in the future was spent before the clock was put back.
    const lately = this.spent.filter((at) => Math.abs(now - at) < MINUTE);
    const isAffordable = (lately.length + 1) * BYTES_A_SONG <= BYTES_A_MINUTE;
    this.spent = isAffordable ? [...lately, now] : lately;
    return isAffordable;
  }
}
