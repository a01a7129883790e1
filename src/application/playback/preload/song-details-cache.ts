import { Subject } from 'rxjs';
import type { Catalogue } from '../../../domain/catalogue/catalogue.port';
import type { SongDetails } from '../../../domain/catalogue/song-details';
import { renewalDelay } from '../../../domain/playback/watchdog/renewal-delay';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { LruMap } from '../../../../contract/kernel/lru-map';
import type { Result } from '../../../domain/shared/result';
import type { Milliseconds } from '../../../domain/shared/units';
import type { Clock } from '../../ports/clock.port';

/**
 * Details older than this are requested again, also those dated in the future; details whose addresses expire earlier are
 * requested sooner.
 */
const FRESH_FOR: Milliseconds = 5 * 60_000;
/**
 * These are requested again sooner: a listener with a preview may have access to the whole song by now, and a missing file may
 * have returned.
 */
const PASSING_FRESH_FOR: Milliseconds = 10_000;
const MAX_ENTRIES = 60;

interface Kept {
  readonly details: SongDetails;
  readonly at: Milliseconds;
  readonly freshFor: Milliseconds;
}

/** The details of recently requested songs. Simultaneous calls for one song share a request. */
export class SongDetailsCache {
  /** Emits the details of a song that were just received. */
  readonly loaded$ = new Subject<SongDetails>();
  private readonly entries = new LruMap<string, Kept>(MAX_ENTRIES);
  private readonly requests = new Map<string, Promise<Result<SongDetails, GatewayFailure>>>();

  /** Increases with each change of the listener. */
  private listener = 0;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly clock: Clock,
  ) {}

  /** The cached details if they are fresh, without a request. */
  peek(songId: string): SongDetails | null {
    const kept = this.entries.get(songId);
    return kept !== undefined && Math.abs(this.clock.now() - kept.at) < kept.freshFor ? kept.details : null;
  }

  /** How long ago the cached details were received; 0 if none are cached. */
  ageOf(songId: string): Milliseconds {
    const kept = this.entries.get(songId);
    return kept === undefined ? 0 : this.clock.now() - kept.at;
  }

  async get(songId: string): Promise<Result<SongDetails, GatewayFailure>> {
    const details = this.peek(songId);
    if (details !== null) return { ok: true, value: details };
    const requests = this.requests.get(songId) ?? this.request(songId);
    return requests;
  }

  /** The next call gets a new answer. */
  forget(songId: string): void {
    this.entries.delete(songId);
  }

  /** One listener's details are not for the next one: the cache is cleared, and pending answers are not cached. */
  forgetAll(): void {
    this.listener += 1;
    this.entries.clear();
    this.requests.clear();
  }

  private request(songId: string): Promise<Result<SongDetails, GatewayFailure>> {
    const { listener } = this;
    const answer = this.catalogue.song(songId).finally(() => this.requests.delete(songId));
    this.requests.set(songId, answer);
    return answer.then((result) => {
      if (result.ok && listener === this.listener) this.keep(result.value);
      return result;
    });
  }

  private keep(details: SongDetails): void {
    this.entries.set(details.id, { details, at: this.clock.now(), freshFor: freshFor(details) });
    this.loaded$.next(details);
  }
}

const freshFor = ({ access, absence }: SongDetails): Milliseconds =>
  access.kind === 'preview' || absence !== null
    ? PASSING_FRESH_FOR
    : Math.min(FRESH_FOR, renewalDelay(access) ?? FRESH_FOR);
