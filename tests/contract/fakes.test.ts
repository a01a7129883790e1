import { aHomeSection } from '../support/builders/a-home-section';
import { aSong, songs } from '../support/builders/a-song';
import { MemoryCatalogue } from '../support/backends/memory/memory-catalogue';
import { MemorySavedCollections } from '../support/backends/memory/memory-saved-collections';
import { MemoryFollowedArtists } from '../support/backends/memory/memory-followed-artists';
import { MemoryAnnotatedSongs } from '../support/backends/memory/memory-annotated-songs';
import { MemoryPlayReports } from '../support/backends/memory/memory-play-reports';
import { MemoryTokens, MemoryTokenStore } from '../support/fakes/memory-token-store';
import { MemoryPlayHistory } from '../support/fakes/recording-plays';
import { describeCatalogue, type CatalogueWorld } from './catalogue.contract';
import { describeSavedCollections } from './saved-collections.contract';
import { describeFollowedArtists } from './followed-artists.contract';
import { describeAnnotatedSongs } from './annotated-songs.contract';
import { describePlayHistory } from './play-history.contract';
import { describePlayReports } from './play-reports.contract';
import { describeTokenStore } from './token-store.contract';

describeTokenStore('the fake', () => {
  const shared = new MemoryTokens();
  const store = new MemoryTokenStore(shared);
  return { store, reload: () => store, otherTab: new MemoryTokenStore(shared) };
});

describePlayHistory('the fake', () => {
  const history = new MemoryPlayHistory();
  return { history, reload: () => history };
});

describePlayReports('the fake', async () => {
  const song = aSong('a').lasting(240).build();
  const reports = new MemoryPlayReports([song]);
  return { reports, songId: 'a', unknownSongId: 'gone', countedPlays: async () => reports.countOf('a') };
});

describeSavedCollections('the fake', async () => {
  const favourites = new MemorySavedCollections(['album', 'playlist']);
  return {
    favourites,
    existing: ['album', 'playlist'],
    unknown: 'gone',
    savedIds: async () => [...favourites.saved],
  };
});

describeAnnotatedSongs('the fake', async () => {
  const annotated = new MemoryAnnotatedSongs(['a', 'b']);
  return { annotated, existing: ['a', 'b'], unknown: 'gone', likedIds: async () => [...annotated.liked] };
});

describeFollowedArtists('the fake', async () => {
  const followed = new MemoryFollowedArtists(['a', 'b']);
  return { followed, existing: ['a', 'b'], unknown: 'gone', followedIds: async () => [...followed.followed] };
});

const LISTS = new Map([
  ['playlist playlist-1', ['b', 'a', 'b']],
  ['category category-1', ['a', 'b']],
]);

const worldWith = (hasTotals: boolean) => async (): Promise<CatalogueWorld> => {
  const songIds = ['a', 'b', 'c', 'd', 'e'];
  const played = songs(...songIds).map((song, place) => ({ ...song, playCount: place }));
  const catalogue = new MemoryCatalogue(played, [aHomeSection().ofSongs(played).build()], LISTS);
  catalogue.hasTotals = hasTotals;
  return {
    catalogue,
    homeRows: catalogue,
    albumId: 'album-1',
    artistId: 'artist-1',
    playlistId: 'playlist-1',
    categoryId: 'category-1',
    songIds,
    byPlays: songIds.toReversed(),
    unknownId: 'gone',
  };
};

describeCatalogue('the fake', worldWith(true));

describeCatalogue('the fake without totals', worldWith(false));
