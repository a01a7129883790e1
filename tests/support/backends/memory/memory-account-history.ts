import type { Song } from '../../../../src/domain/catalogue/song';
import type { AccountHistory } from '../../../../src/domain/history/account-history.port';
import type { PlayedSong } from '../../../../src/domain/history/play-history.port';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';

const FIRST_PLAY = Date.parse('2026-11-21T08:00:00.000Z');
const A_MINUTE = 60_000;

/** The listening history of one account. It starts empty. */
export class MemoryAccountHistory implements AccountHistory {
  heard: readonly PlayedSong[] = [];
  /** False for a backend that does not count its lists. */
  hasTotals = true;
  private plays = 0;

  constructor(private readonly isSignedIn: () => boolean) {}

  /** Adds a song, one minute after the previous one. */
  hear(song: Song): void {
    const playedAt = new Date(FIRST_PLAY + this.plays * A_MINUTE).toISOString();
    this.plays += 1;
    this.heard = [{ song, playedAt }, ...this.heard.filter((entry) => entry.song.id !== song.id)];
  }

  async list(page: PageRequest): Promise<Result<Page<PlayedSong>, GatewayFailure>> {
    return succeed(pageOf(this.isSignedIn() ? this.heard : [], page, this.hasTotals));
  }

  async clear(): Promise<Result<void, GatewayFailure>> {
    if (!this.isSignedIn()) return fail({ kind: 'unauthenticated' });
    this.heard = [];
    return succeed(undefined);
  }
}
