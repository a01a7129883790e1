import { DEMO_ARTISTS } from './artists';
import { DEMO_CATEGORIES } from './categories';
import { demoAlbum, type DemoAlbum } from './demo-album';
import type { DemoArtist } from './demo-artist';
import type { DemoCategory, DemoPlaylist } from './demo-collections';
import { ENGLISH_ALBUMS } from './english-albums';
import { DEMO_PLAYLISTS } from './playlists';
import { VIETNAMESE_ALBUMS } from './vietnamese-albums';

export interface DemoCatalogue {
  readonly artists: readonly DemoArtist[];
  /** In the order in which they are made. */
  readonly albums: readonly DemoAlbum[];
  readonly categories: readonly DemoCategory[];
  readonly playlists: readonly DemoPlaylist[];
}

/** Everything that the demo invents: names, and the input each thing is made from; nothing is made at this point. */
export const DEMO_CATALOGUE: DemoCatalogue = {
  artists: DEMO_ARTISTS,
  albums: [...VIETNAMESE_ALBUMS, ...ENGLISH_ALBUMS].sort((left, right) => left.seed - right.seed).map(demoAlbum),
  categories: DEMO_CATEGORIES,
  playlists: DEMO_PLAYLISTS,
};
