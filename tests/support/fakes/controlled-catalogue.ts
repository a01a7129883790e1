import type { Catalogue } from '../../../src/domain/catalogue/catalogue.port';
import type { HomeRows } from '../../../src/domain/catalogue/home-rows.port';
import type { HomeSection } from '../../../src/domain/catalogue/home-section';
import type { Song } from '../../../src/domain/catalogue/song';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Page } from '../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { aSong } from '../builders/a-song';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

const NOTHING: Page<Song> = { items: [], page: 1, pageSize: 10, totalCount: 0, isLast: true };

/** A catalogue that answers at once, or only when a test lets it: for answers that come late or in the wrong order. */
export class ControlledCatalogue implements Catalogue, HomeRows {
  readonly asked: string[] = [];
  /** The ids that each request for suggestions left out. */
  readonly leftOut: (readonly string[])[] = [];
  /** If set, these songs are suggested, whatever is excluded. */
  suggested: readonly string[] | null = null;
  private readonly details = new Map<string, SongDetails>();
  private readonly failures = new Map<string, GatewayFailure>();
  private readonly heldBack = new Map<string, () => void>();
  private readonly slow = new Set<string>();

  constructor(songs: readonly SongDetails[]) {
    songs.forEach((song) => this.put(song));
  }

  /** From now on these are the details of the song. */
  put(song: SongDetails): void {
    this.details.set(song.id, song);
  }

  home(): Answer<readonly HomeSection[]> {
    return Promise.resolve(succeed([]));
  }

  async song(id: string): Answer<SongDetails> {
    return this.answer(`song ${id}`, () => {
      const found = this.details.get(id);
      return found === undefined ? fail({ kind: 'not-found' }) : succeed(found);
    });
  }

  /** The song itself and every other one that is not left out. */
  async suggestions(id: string, excludeIds: readonly string[]): Answer<readonly Song[]> {
    this.leftOut.push(excludeIds);
    return this.answer(`suggestions ${id}`, () => {
      if (this.suggested !== null) return succeed(this.suggested.map((each) => aSong(each).build()));
      const all = [...this.details.values()];
      const others = all.filter((song) => song.id !== id && !excludeIds.includes(song.id));
      return succeed([...all.filter((song) => song.id === id), ...others]);
    });
  }

  songsOf(): Answer<Page<Song>> {
    return Promise.resolve(succeed(NOTHING));
  }

  /** The answer to this request waits for `letGo`. Requests are named like "song 1" and "suggestions 1". */
  hold(request: string): void {
    this.slow.add(request);
  }

  letGo(request: string): void {
    this.slow.delete(request);
    this.heldBack.get(request)?.();
  }

  failWith(request: string, failure: GatewayFailure | null): void {
    if (failure === null) this.failures.delete(request);
    else this.failures.set(request, failure);
  }

  private async answer<T>(request: string, read: () => Result<T, GatewayFailure>): Answer<T> {
    this.asked.push(request);
    if (this.slow.has(request)) await new Promise<void>((resolve) => this.heldBack.set(request, resolve));
    const failure = this.failures.get(request);
    return failure === undefined ? read() : fail(failure);
  }
}
