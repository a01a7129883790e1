import { DEMO_MUSIC_FOLDER } from '../../../contract/kernel/demo-folder';
import type { DemoContents, DemoSong } from '../../domain/demo/demo-library.port';
import type { DemoNotes, DemoShelves, Release, Shelf, ShelvedSong } from '../../domain/demo/demo-shelves.port';
import { inventPlays } from '../../domain/demo/invent-plays';
import { releaseDate } from '../../domain/demo/release-date';
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
export class ArrangeDemoLibrary {
  constructor(
    private readonly contents: DemoContents,
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
    const byStem = new Map([...byPath].map(([path, song]) => [`${DEMO_MUSIC_FOLDER}/${withoutEnding(path)}`, song]));
    const pairs = this.songs.map(({ slug, stem }) => [slug, byStem.get(stem.normalize('NFC'))] as const);
    return new Map(pairs.flatMap(([slug, song]) => (song === undefined ? [] : [[slug, song] as const])));
  }

  private releases(found: Found): readonly Release[] {
    const now = this.tools.clock.date();
    return this.songs.flatMap(({ slug, popularity }) => {
      const song = found.get(slug);
      if (song === undefined || song.isOut) return [];
      const releasedAt = releaseDate(slug, this.contents.newest, now);
      const { id, durationMs } = song;
      return [{ songId: id, releasedAt, plays: inventPlays({ id, slug, popularity, durationMs, releasedAt }, now) }];
    });
  }

  private notes(): DemoNotes {
    const { artists, albums } = this.contents;
    return {
      bios: artists.map(({ name, bio }) => ({ artist: name, bio })),
      albums: albums.flatMap(({ artist, title, description }) =>
        description === null ? [] : [{ artist, title, description }],
      ),
    };
  }

  private playlists(found: Found): Promise<readonly Shelf[]> {
    return Promise.all(
      this.contents.playlists.map(async ({ slug, name, description, picture, songs }) => ({
        slug,
        name,
        description,
        picture: await this.tools.pictureAt(picture),
        songIds: idsOf(songs, found),
      })),
    );
  }

  private categories(found: Found): Promise<readonly (Shelf & { readonly grouping: string })[]> {
    return Promise.all(
      this.contents.categories.map(async ({ slug, name, description, grouping, picture }) => ({
        slug,
        name,
        description,
        grouping,
        picture: await this.tools.pictureAt(picture),
        songIds: idsOf(
          this.songs.filter(({ categories }) => categories.includes(slug)).map((song) => song.slug),
          found,
        ),
      })),
    );
  }

  private get songs(): readonly DemoSong[] {
    return this.contents.albums.flatMap(({ songs }) => songs);
  }
}

const withoutEnding = (path: string): string => path.normalize('NFC').replace(/\.[^.]+$/u, '');

const idsOf = (slugs: readonly string[], found: Found): readonly string[] =>
  slugs.flatMap((slug) => found.get(slug)?.id ?? []);
