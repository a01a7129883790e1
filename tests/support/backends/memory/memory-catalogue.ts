import type { Catalogue } from '../../../../src/domain/catalogue/catalogue.port';
import type { HomeRows } from '../../../../src/domain/catalogue/home-rows.port';
import type { CollectionRef } from '../../../../src/domain/catalogue/collection-ref';
import type { HomeSection } from '../../../../src/domain/catalogue/home-section';
import type { Song } from '../../../../src/domain/catalogue/song';
import type { SongDetails } from '../../../../src/domain/catalogue/song-details';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import type { Page, PageRequest } from '../../../../src/domain/shared/page';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';
import { pageOf } from '../../builders/a-page';
import { aSongDetails } from '../../builders/a-song-details';

const byPlays = (songs: readonly Song[]): Song[] => songs.toSorted((a, b) => Number(b.playCount) - Number(a.playCount));

type Answer<T> = Promise<Result<T, GatewayFailure>>;

/** The music of a test: these songs, in album order, and these rows on the home page. */
export class MemoryCatalogue implements Catalogue, HomeRows {
  /** When set, every call answers with it. */
  failure: GatewayFailure | null = null;
  /** False for a backend that does not count its lists. */
  hasTotals = true;

  constructor(
    private readonly songs: readonly Song[],
    public sections: readonly HomeSection[] = [],
    /** Ids of the songs of playlists and categories, by kind and id, as in "playlist 1". */
    private readonly lists: ReadonlyMap<string, readonly string[]> = new Map(),
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

  songsOf({ kind, id }: CollectionRef, page: PageRequest): Answer<Page<Song>> {
    const listed = this.lists.get(`${kind} ${id}`) ?? [];
    const songs = {
      album: () => this.songs.filter(({ album }) => album?.id === id),
      playlist: () => listed.flatMap((songId) => this.find(songId) ?? []),
      artist: () => byPlays(this.songs.filter(({ artists }) => artists.some((artist) => artist.id === id))),
      category: () => byPlays(this.songs.filter((song) => listed.includes(song.id))),
    }[kind]();
    const isUnknown =
      (kind === 'album' && songs.length === 0) || (kind === 'playlist' && !this.lists.has(`playlist ${id}`));
    return this.answer(isUnknown ? undefined : pageOf(songs, page, this.hasTotals));
  }

  private find(id: string): Song | undefined {
    return this.songs.find((song) => song.id === id);
  }

  private async answer<T>(found: T | undefined): Answer<T> {
    if (this.failure !== null) return fail(this.failure);
    return found === undefined ? fail({ kind: 'not-found' }) : succeed(found);
  }
}
