import type { DemoCatalogue } from '../../domain/demo/catalogue/demo-catalogue';
import {
  categoryPicturePath,
  LIBRARY_FOLDER,
  playlistPicturePath,
  songStem,
} from '../../domain/demo/catalogue/demo-paths';
import type { DemoSong } from '../../domain/demo/catalogue/demo-song';
import { ALBUM_WORDS } from '../../domain/demo/shelves/album-words';
import type { DemoNotes, DemoShelves, Release, Shelf, ShelvedSong } from '../../domain/demo/shelves/demo-shelves.port';
import { inventPlays } from '../../domain/demo/shelves/invent-plays';
import { releaseDate } from '../../domain/demo/shelves/release-date';
import type { StoredPicture } from '../../domain/images/picture-store.port';
import type { Clock } from '../ports/clock.port';

export interface ShelfTools {
  readonly shelves: DemoShelves;
  /** Stores the picture with this path, relative to the demo's folder; null while it is not made. */
  readonly pictureAt: (path: string) => Promise<StoredPicture | null>;
  readonly clock: Clock;
}

type Found = ReadonlyMap<string, ShelvedSong>;

/**
 * Arranges the demo's songs in the library for display: releases, texts, playlists and categories. Must be repeated whenever more
 * demo songs were imported.
 */
export class StockShelves {
  constructor(
    private readonly catalogue: DemoCatalogue,
    private readonly tools: ShelfTools,
  ) {}

  async execute(): Promise<void> {
    const { shelves } = this.tools;
    const found = await this.songsBySlug();
    if (found.size === 0) return;
    await shelves.release(this.releases(found));
    await shelves.placeNotes(this.notes());
    await shelves.placePlaylists(await this.playlists(found));
    await shelves.placeCategories(await this.categories(found));
  }

  private async songsBySlug(): Promise<Found> {
    const byPath = await this.tools.shelves.songs();
    const byStem = new Map([...byPath].map(([path, song]) => [`${LIBRARY_FOLDER}/${withoutEnding(path)}`, song]));
    const pairs = this.catalogue.albums.flatMap((album) =>
      album.songs.map((song) => [song.slug, byStem.get(songStem(album, song).normalize('NFC'))] as const),
    );
    return new Map(pairs.flatMap(([slug, song]) => (song === undefined ? [] : [[slug, song] as const])));
  }

  private releases(found: Found): readonly Release[] {
    const now = this.tools.clock.date();
    return this.songs.flatMap(({ slug, popularity }) => {
      const song = found.get(slug);
      if (song === undefined || song.isOut) return [];
      const releasedAt = releaseDate(slug, now);
      const { id, durationMs } = song;
      return [{ songId: id, releasedAt, plays: inventPlays({ id, slug, popularity, durationMs, releasedAt }, now) }];
    });
  }

  private notes(): DemoNotes {
    const { artists, albums } = this.catalogue;
    return {
      bios: artists.map(({ name, bio }) => ({ artist: name, bio })),
      albums: albums.flatMap(({ artist, title }) => {
        const description = ALBUM_WORDS[title];
        return description === undefined ? [] : [{ artist, title, description }];
      }),
    };
  }

  private playlists(found: Found): Promise<readonly Shelf[]> {
    return Promise.all(
      this.catalogue.playlists.map(async ({ slug, name, description, songs }) => ({
        ...{ slug, name, description },
        picture: await this.tools.pictureAt(playlistPicturePath(slug)),
        songIds: idsOf(songs, found),
      })),
    );
  }

  private categories(found: Found): Promise<readonly (Shelf & { readonly grouping: string })[]> {
    return Promise.all(
      this.catalogue.categories.map(async ({ slug, name, description, grouping }) => ({
        ...{ slug, name, description, grouping },
        picture: await this.tools.pictureAt(categoryPicturePath(slug)),
        songIds: idsOf(
          this.songs.filter(({ categories }) => categories.includes(slug)).map((song) => song.slug),
          found,
        ),
      })),
    );
  }

  private get songs(): readonly DemoSong[] {
    return this.catalogue.albums.flatMap(({ songs }) => songs);
  }
}

const withoutEnding = (path: string): string => path.normalize('NFC').replace(/\.[^.]+$/u, '');

const idsOf = (slugs: readonly string[], found: Found): readonly string[] =>
  slugs.flatMap((slug) => found.get(slug)?.id ?? []);
