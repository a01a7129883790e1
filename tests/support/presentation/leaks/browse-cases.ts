import { ArtistViewModel } from '../../../../src/presentation/view-models/browse/artist.view-model';
import { CategoryViewModel } from '../../../../src/presentation/view-models/browse/category.view-model';
import { CollectionViewModel } from '../../../../src/presentation/view-models/browse/collection.view-model';
import { ExploreViewModel } from '../../../../src/presentation/view-models/browse/explore.view-model';
import { SectionViewModel } from '../../../../src/presentation/view-models/browse/section.view-model';
import { SongListViewModel } from '../../../../src/presentation/view-models/browse/song-list.view-model';
import { PagedListViewModel } from '../../../../src/presentation/view-models/search/paged-list.view-model';
import { RecentSearchesViewModel } from '../../../../src/presentation/view-models/search/recent-searches.view-model';
import { SearchFieldViewModel } from '../../../../src/presentation/view-models/search/search-field.view-model';
import { SearchViewModel } from '../../../../src/presentation/view-models/search/search.view-model';
import { aCollection, anArtistDetail } from '../../builders/a-collection';
import { aCategoryDetail } from '../../builders/cards';
import type { LeakCase, LeakWorld } from './leak-case';

const browseDeps = ({ harness, over }: LeakWorld) => over(harness.viewModels.browse);
const searchDeps = ({ harness, over }: LeakWorld) => over(harness.viewModels.search);

/** The pages of the catalogue, and search. */
export const BROWSE_CASES: readonly LeakCase[] = [
  {
    file: 'browse/artist',
    holds: ['changes'],
    make: (world) => {
      world.harness.browsing.artistsById.set('artist-1', anArtistDetail());
      const viewModel = new ArtistViewModel('artist-1', browseDeps(world));
      return { viewModel, open: viewModel.open, use: viewModel.toggleFollowed, end: viewModel.dispose };
    },
  },
  {
    file: 'browse/category',
    holds: [],
    make: (world) => {
      world.harness.browsing.categoriesById.set('category-1', aCategoryDetail());
      const viewModel = new CategoryViewModel('category-1', browseDeps(world));
      const use = () => {
        viewModel.choosePart('album');
        viewModel.loadMoreSongs();
        return viewModel.refresh();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'browse/collection',
    holds: ['changes'],
    make: (world) => {
      world.harness.browsing.collectionsByName.set('album a1', aCollection());
      const viewModel = new CollectionViewModel({ kind: 'album', id: 'a1' }, browseDeps(world));
      const use = () => {
        viewModel.toggleSaved();
        viewModel.loadMore();
        return viewModel.refresh();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'browse/explore',
    holds: [],
    make: (world) => {
      const viewModel = new ExploreViewModel(browseDeps(world));
      const use = () => {
        viewModel.choose('mood');
        return viewModel.refresh();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'browse/section',
    holds: ['changes'],
    make: (world) => {
      world.harness.browsing.sections.set('new', { id: 'new', title: 'Mới', action: 'song', items: [] });
      const viewModel = new SectionViewModel('new', browseDeps(world));
      return { viewModel, open: viewModel.open, use: viewModel.refresh, end: viewModel.dispose };
    },
  },
  {
    file: 'browse/song-list',
    holds: [],
    make: (world) => {
      const viewModel = new SongListViewModel(() => world.songs, browseDeps(world));
      return { viewModel, open: viewModel.play, use: viewModel.shuffle };
    },
  },
  {
    file: 'search/paged-list',
    holds: [],
    make: (world) => {
      const { browsing } = browseDeps(world);
      const viewModel = new PagedListViewModel((_: 'all', page) => browsing.categories(page));
      const use = async () => {
        await viewModel.more();
        await viewModel.refresh();
      };
      return { viewModel, open: () => viewModel.show('all'), use, end: viewModel.dispose };
    },
  },
  {
    file: 'search/recent-searches',
    holds: ['recentSearches.changes'],
    make: (world) => {
      const viewModel = new RecentSearchesViewModel(searchDeps(world).recentSearches);
      return { viewModel, open: viewModel.open, use: viewModel.clear, end: viewModel.dispose };
    },
  },
  {
    file: 'search/search-field',
    holds: ['recentSearches.changes', 'search.suggest'],
    make: (world) => {
      world.harness.search.isHeld = true;
      const viewModel = new SearchFieldViewModel(searchDeps(world));
      const use = async () => {
        viewModel.type('so');
        await world.time.pass(180);
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'search/search',
    holds: ['search.search', 'timer.after'],
    make: (world) => {
      const { search, timer } = searchDeps(world);
      const viewModel = new SearchViewModel(search, timer);
      const use = () => {
        world.harness.search.isHeld = true;
        viewModel.look('sóng', 'all');
      };
      return { viewModel, open: () => viewModel.look('so', 'all'), use, end: viewModel.dispose };
    },
  },
];
