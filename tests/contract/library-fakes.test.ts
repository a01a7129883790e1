import { songs } from '../support/builders/a-song';
import { aPlaylistCard, anAlbumCard, anArtistCard } from '../support/builders/cards';
import { MemoryAccountHistory } from '../support/backends/memory/memory-account-history';
import { MemoryLibrary } from '../support/backends/memory/memory-library';
import { MemoryOwnPlaylists, PlaylistShelf } from '../support/backends/memory/memory-own-playlists';
import { describeAccountHistory } from './account-history.contract';
import { describeLibrary } from './library.contract';
import { describeOwnPlaylists } from './own-playlists.contract';

const SONG_IDS = ['a', 'b', 'c'] as const;

const playlistsWith = (hasTotals: boolean) => async () => {
  const shelf = new PlaylistShelf(SONG_IDS);
  const playlists = new MemoryOwnPlaylists(shelf, () => 'vy');
  playlists.hasTotals = hasTotals;
  return {
    playlists,
    others: new MemoryOwnPlaylists(shelf, () => 'lam'),
    nobodys: new MemoryOwnPlaylists(shelf, () => null),
    songIds: SONG_IDS,
    picture: { name: 'a.png', type: 'image/png', bytes: new Uint8Array([1]) },
    entries: async (id: string) => shelf.entriesOf(id),
  };
};

const historyWith = (hasTotals: boolean) => async () => {
  const history = new MemoryAccountHistory(() => true);
  history.hasTotals = hasTotals;
  const others = new MemoryAccountHistory(() => true);
  const hearIn = (whose: MemoryAccountHistory) => async (songId: string) =>
    songs(songId).forEach((song) => whose.hear(song));
  return {
    history,
    others,
    nobodys: new MemoryAccountHistory(() => false),
    songIds: SONG_IDS,
    hear: hearIn(history),
    otherHears: hearIn(others),
  };
};

const libraryWith = (hasTotals: boolean) => async () => {
  const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;
  const artist = anArtistCard({ name: 'Đỗ Quyên' });
  const album = anAlbumCard({ title: 'Xa Khơi', artists: [{ id: 'an', name: 'Ân Hạ', avatarUrl: null }] });
  const playlist = aPlaylistCard({ title: 'Cà phê' });
  const kept = {
    items: [
      { item: { type: 'artist', artist }, keptAt: at(2), isOwn: false },
      { item: { type: 'playlist', playlist }, keptAt: at(3), isOwn: true },
      { item: { type: 'album', album }, keptAt: at(1), isOwn: false },
    ] as const,
    liked: { songCount: 2, duration: 120 },
    heard: { songCount: 1, todayCount: 1 },
    ownerName: 'Vy',
  };
  const library = new MemoryLibrary(() => kept);
  library.hasTotals = hasTotals;
  return { library, nobodys: new MemoryLibrary(() => null) };
};

describe.each([
  ['the fake', true],
  ['the fake without totals', false],
])('in memory', (name, hasTotals) => {
  describeOwnPlaylists(name, playlistsWith(hasTotals));
  describeAccountHistory(name, historyWith(hasTotals));
  describeLibrary(name, libraryWith(hasTotals));
});
