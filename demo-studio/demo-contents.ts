import { ALBUM_DESCRIPTIONS } from './catalogue/album-descriptions';
import type { DemoAlbum } from './catalogue/demo-album';
import { DEMO_CATALOGUE } from './catalogue/demo-catalogue';
import { categoryPicturePath, playlistPicturePath, songStem } from './catalogue/demo-paths';
import { NEWEST_SONGS } from './catalogue/newest-songs';

const { artists, albums, playlists, categories } = DEMO_CATALOGUE;

/** Everything that the finished demo contains, without the briefs that it is made from. Paths are relative to its folder. */
export const DEMO_CONTENTS = {
  artists: artists.map(({ name, bio }) => ({ name, bio })),
  albums: albums.map(contentsOf),
  newest: NEWEST_SONGS,
  playlists: playlists.map((playlist) => ({ ...playlist, picture: playlistPicturePath(playlist.slug) })),
  categories: categories.map((category) => ({ ...category, picture: categoryPicturePath(category.slug) })),
};

function contentsOf(album: DemoAlbum) {
  const { artist, title } = album;
  const songs = album.songs.map((song) => {
    const { slug, categories: own, popularity } = song;
    return { slug, stem: songStem(album, song), categories: own, popularity };
  });
  return { artist, title, description: ALBUM_DESCRIPTIONS[title] ?? null, songs };
}
