import type { PictureBrief } from '../art/picture-brief';
import type { DemoAlbum } from '../catalogue/demo-album';
import type { DemoSong } from '../catalogue/demo-song';

/** The facts about an album that a song's task needs. */
export type AlbumFacts = Pick<DemoAlbum, 'title' | 'artist' | 'year'> & { readonly songCount: number };

/** One thing to make. `output` is the path of the finished file, relative to the demo's folder, with `/` between parts. */
export type DemoTask =
  | { readonly kind: 'picture'; readonly output: string; readonly title: string; readonly picture: PictureBrief }
  | { readonly kind: 'song'; readonly output: string; readonly song: DemoSong; readonly album: AlbumFacts }
  | { readonly kind: 'film'; readonly output: string; readonly song: DemoSong; readonly album: AlbumFacts }
  | { readonly kind: 'clip'; readonly output: string; readonly song: DemoSong; readonly album: AlbumFacts };
