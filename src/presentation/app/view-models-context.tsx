import { createContext, useContext } from 'react';
import type { AccountViewModel } from '../view-models/account.view-model';
import type { CollectionsViewModel } from '../view-models/collections.view-model';
import type { DemoViewModel } from '../view-models/demo.view-model';
import type { HomeViewModel } from '../view-models/home.view-model';
import type { ImportViewModel } from '../view-models/import.view-model';
import type { NoticesViewModel } from '../view-models/notices.view-model';
import type { PlayerViewModel } from '../view-models/player.view-model';
import type { RecentViewModel } from '../view-models/recent.view-model';
import type { ShellViewModel } from '../view-models/shell.view-model';
import type { SongViewModel } from '../view-models/song.view-model';

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
  /** A new one for each visit; whoever opens it disposes it. */
  song(id: string): SongViewModel;
}

const Context = createContext<ViewModels | null>(null);

export const ViewModelsProvider = Context.Provider;

export function useViewModels(): ViewModels {
  const viewModels = useContext(Context);
  if (viewModels === null) throw new Error('There are no view models around this component');
  return viewModels;
}
