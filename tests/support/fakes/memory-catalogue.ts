import type { Catalogue } from '../../../src/domain/catalogue/catalogue.port';
import type { HomeSection } from '../../../src/domain/catalogue/home-section';
import type { Song } from '../../../src/domain/catalogue/song';
import type { SongDetails } from '../../../src/domain/catalogue/song-details';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { pageOf } from '../builders/a-page';
import { aSongDetails } from '../builders/a-song-details';

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The music of a test: these songs, in album order, and these rows on the home page. */
export class MemoryCatalogue implements Catalogue {
  /** Set, it is the answer to everything. */
  failure: GatewayFailure | null = null;

  constructor(
    private readonly songs: readonly Song[],
    private readonly sections: readonly HomeSection[] = [],
  ) {}

  home(): Answer<readonly HomeSection[]> {
    return this.answer(this.sections);
  }

  song(id: string): Answer<SongDetails> {
    const song = this.find(id);
    return this.answer(song && aSongDetails(song).build());
  }

  suggestions(id: string, excludeIds: readonly string[]): Answer<readonly Song[]> {
    const song = this.find(id);
    const others = this.songs.filter((other) => other.id !== id && !excludeIds.includes(other.id));
    return this.answer(song && [song, ...others]);
  }

  albumSongs(albumId: string, page: PageRequest): Answer<Page<Song>> {
    return this.page(
      this.songs.filter(({ album }) => album?.id === albumId),
      page,
    );
  }

  artistSongs(artistId: string, page: PageRequest): Answer<Page<Song>> {
    const songs = this.songs.filter(({ artists }) => artists.some(({ id }) => id === artistId));
    const answer = pageOf(
      songs.toSorted((a, b) => b.playCount - a.playCount),
      page,
    );
    return this.answer(answer);
  }

  private find(id: string): Song | undefined {
    return this.songs.find((song) => song.id === id);
  }

  private page(songs: readonly Song[], request: PageRequest): Answer<Page<Song>> {
    return this.answer(songs.length === 0 ? undefined : pageOf(songs, request));
  }

  private async answer<T>(found: T | undefined): Answer<T> {
    if (this.failure !== null) return fail(this.failure);
    return found === undefined ? fail({ kind: 'not-found' }) : succeed(found);
  }
}
