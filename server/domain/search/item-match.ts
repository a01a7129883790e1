import type { AlbumCard } from '../catalogue/album-card';
import type { ArtistCard } from '../catalogue/artist-card';
import type { PlaylistCard } from '../catalogue/playlist-card';
import type { SongCard } from '../catalogue/song-card';
import type { ShortCard } from '../shorts/short-card';
import type { SungLine } from './find-line';

/** Something found by its name, as lists show it. */
export type ItemMatch =
  | { readonly type: 'song'; readonly song: SongCard }
  | { readonly type: 'album'; readonly album: AlbumCard }
  | { readonly type: 'playlist'; readonly playlist: PlaylistCard }
  | { readonly type: 'artist'; readonly artist: ArtistCard };

/** A short video found by its text. */
export interface ShortMatch {
  readonly type: 'short';
  readonly short: ShortCard;
}

/** A song found by its sung words. */
export interface LyricMatch {
  readonly type: 'lyric';
  readonly song: SongCard;
  readonly line: SungLine;
}
