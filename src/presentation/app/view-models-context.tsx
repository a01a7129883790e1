import { createContext, useContext } from 'react';
import type { AccountViewModel } from '../view-models/account.view-model';
import type { BrowseNeeds } from '../view-models/browse/browse-needs';
import type { CollectionsViewModel } from '../view-models/collections.view-model';
import type { DemoViewModel } from '../view-models/demo.view-model';
import type { FindNeeds } from '../view-models/find/find-needs';
import type { HomeViewModel } from '../view-models/home.view-model';
import type { ImportViewModel } from '../view-models/import.view-model';
import type { KeepingViewModel } from '../view-models/keep/keeping.view-model';
import type { LikesViewModel } from '../view-models/keep/likes.view-model';
import type { NoticesViewModel } from '../view-models/notices.view-model';
import type { PlayerViewModel } from '../view-models/player.view-model';
import type { RecentViewModel } from '../view-models/recent.view-model';
import type { ShellViewModel } from '../view-models/shell.view-model';
import type { SongMenuViewModel } from '../view-models/song-menu.view-model';
import type { SongSource } from '../view-models/song.view-model';

/** What the screens need. Composition answers it; tests pass an object literal. */
export interface ViewModels {
  readonly shell: ShellViewModel;
  readonly account: AccountViewModel;
  readonly player: PlayerViewModel;
  readonly notices: NoticesViewModel;
  readonly recent: RecentViewModel;
  readonly collections: CollectionsViewModel;
  readonly home: HomeViewModel;
  readonly demo: DemoViewModel;
  readonly imports: ImportViewModel;
  readonly keeping: KeepingViewModel;
  readonly likes: LikesViewModel;
  readonly songMenu: SongMenuViewModel;
  /** What the view models of browsing are made from. */
  readonly browse: BrowseNeeds;
  /** What the view models of finding are made from. */
  readonly find: FindNeeds;
  /** Where the view model of a song's page finds the song. */
  readonly songs: SongSource;
}

const Context = createContext<ViewModels | null>(null);

export const ViewModelsProvider = Context.Provider;

export function useViewModels(): ViewModels {
  const viewModels = useContext(Context);
  if (viewModels === null) throw new Error('There are no view models around this component');
  return viewModels;
}
