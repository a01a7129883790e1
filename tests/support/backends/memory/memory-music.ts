import type { Song } from '../../../../src/domain/catalogue/song';
import { aClip } from '../../builders/a-clip';
import { aCollection, anArtistDetail, SONGS } from '../../builders/a-collection';
import { aHomeSection } from '../../builders/a-home-section';
import { aCategoryCard, aCategoryDetail, anAlbumCard, anArtistCard, aPlaylistCard } from '../../builders/cards';
import { MemoryServer } from './memory-server';

const ALBUM = anAlbumCard({ id: 'a1', songCount: SONGS.length });
const PLAYLIST = aPlaylistCard({ id: 'p1', title: 'Chiều', songCount: SONGS.length });
const ARTIST = anArtistCard();
const CATEGORY = aCategoryCard({ id: 'rain' });

const items = (songs: readonly Song[]) => songs.map((song) => ({ song, entry: null }));

/** A server with eight songs of one artist, an album, a playlist, a category and two clips. */
export function aMusicServer(): MemoryServer {
  const songIds = SONGS.map(({ id }) => id);
  const server = new MemoryServer({
    songs: SONGS,
    sections: [
      aHomeSection('new').titled('Mới phát hành').ofSongs(SONGS).build(),
      aHomeSection('albums').titled('Album').laidOut('card').of({ type: 'album', album: ALBUM }).build(),
    ],
    clips: [aClip('c1'), aClip('c2')],
    collectionIds: [ALBUM.id, PLAYLIST.id],
    artistIds: [ARTIST.id],
    lists: new Map([
      [`playlist ${PLAYLIST.id}`, songIds],
      [`category ${CATEGORY.id}`, songIds],
    ]),
  });
  stock(server);
  return server;
}

function stock({ browsing }: MemoryServer): void {
  browsing.allSongs = SONGS;
  browsing.allArtists = [ARTIST];
  browsing.allCollections = [
    { type: 'album', album: ALBUM },
    { type: 'playlist', playlist: PLAYLIST },
  ];
  browsing.idsByCategory.set(CATEGORY.id, [...SONGS.map(({ id }) => id), ALBUM.id, PLAYLIST.id]);
  browsing.collectionsByName.set(`album ${ALBUM.id}`, aCollection({ items: items(SONGS) }));
  browsing.collectionsByName.set(`playlist ${PLAYLIST.id}`, aCollection({ name: PLAYLIST.title, items: items(SONGS) }));
  browsing.collectionsByName.set('new', aCollection({ name: 'Mới phát hành', facts: null, items: items(SONGS) }));
  browsing.artistsById.set(ARTIST.id, anArtistDetail());
  browsing.categoriesById.set(CATEGORY.id, aCategoryDetail({ ...CATEGORY, songCount: SONGS.length }));
  const songs = SONGS.map((song) => ({ type: 'song' as const, song }));
  browsing.sections.set('new', { id: 'new', title: 'Mới phát hành', action: 'song', items: songs });
}
