import type { Bilingual } from '../../../contract/kernel/bilingual';
import type { DemoProgress } from '../../../contract/kernel/demo-progress';

export interface DemoSong {
  /** Its permanent name. */
  readonly slug: string;
  /** The path of its sound file, without the ending. */
  readonly stem: string;
  /** The slugs of its categories. */
  readonly categories: readonly string[];
  /** How well known it is, 1 to 100. */
  readonly popularity: number;
}

export interface DemoAlbum {
  readonly artist: string;
  readonly title: string;
  /** Null for an album without one. */
  readonly description: Bilingual | null;
  readonly songs: readonly DemoSong[];
}

/** The texts and the picture of a playlist or category. */
export interface DemoShelf {
  readonly slug: string;
  readonly name: Bilingual;
  readonly description: Bilingual;
  /** The path of its picture. */
  readonly picture: string;
}

/** Everything that the finished demo contains. Paths are relative to the demo's folder, with `/` between parts. */
export interface DemoContents {
  readonly artists: readonly { readonly name: string; readonly bio: Bilingual }[];
  readonly albums: readonly DemoAlbum[];
  /** The slugs of the songs that came out last, the latest first. */
  readonly newest: readonly string[];
  /** `songs` lists slugs in order. */
  readonly playlists: readonly (DemoShelf & { readonly songs: readonly string[] })[];
  readonly categories: readonly (DemoShelf & { readonly grouping: 'genre' | 'mood' | 'moment' })[];
}

/** Called while the demo is made. */
export interface DemoListener {
  /** New pieces exist: resolves when the server has taken them into its library. Never called again before that. */
  onPiecesMade(): Promise<void>;
  /** Called after every progress, and at the end. */
  onProgress(progress: DemoProgress): void;
}

/** The demo: music with pictures, films and short videos, which is made in a folder. */
export interface DemoLibrary {
  readonly contents: DemoContents;
  /** How many pieces do not exist yet. */
  countMissing(): Promise<number>;
  /** `NO_DEMO` until `make` is called. */
  progress(): DemoProgress;
  /** Makes the missing pieces. Resolves when all are made and taken in, when they cannot be made, or after `stop`. */
  make(news: DemoListener): Promise<void>;
  /** Stops for good; half-made pieces are discarded, and a call of `arrived` that has begun is awaited. */
  stop(): Promise<void>;
}
