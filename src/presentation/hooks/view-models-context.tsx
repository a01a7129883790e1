import { createContext, useContext } from 'react';
import type { EventStream } from '../../domain/shared/event-stream';
import type { Capability } from '../../domain/shared/capability';
import type { ShortVideos } from '../../domain/shorts/short-videos.port';
import type { AccountViewModel } from '../view-models/account.view-model';
import type { AdminDeps } from '../view-models/admin/admin-deps';
import type { BrowseDeps } from '../view-models/browse/browse-deps';
import type { CollectionsViewModel } from '../view-models/collections.view-model';
import type { DemoViewModel } from '../view-models/demo.view-model';
import type { SearchDeps } from '../view-models/search/search-deps';
import type { HomeViewModel } from '../view-models/home.view-model';
import type { FreshnessViewModel } from '../view-models/freshness.view-model';
import type { ImportViewModel } from '../view-models/import.view-model';
import type { LiveDeps } from '../view-models/live/device-picker.view-model';
import type { LibraryDialogsViewModel } from '../view-models/library/library-dialogs.view-model';
import type { AnnotationsViewModel } from '../view-models/library/annotations.view-model';
import type { LoadIdleServices } from '../view-models/idle/idle-services';
import type { LyricsDeps } from '../view-models/lyrics.view-model';
import type { MediaDeps, MediaServices } from '../view-models/media.view-model';
import type { NoticesViewModel } from '../view-models/notices.view-model';
import type { PanelPlayer } from '../view-models/panel/panel-deps';
import type { PanelViewModel } from '../view-models/panel.view-model';
import type { PlayerViewModel } from '../view-models/player.view-model';
import type { RecentViewModel } from '../view-models/recent.view-model';
import type { ShellViewModel } from '../view-models/shell.view-model';
import type { SongMenuViewModel } from '../view-models/song-menu.view-model';
import type { FeedServices } from '../view-models/shorts/shorts-deps';
import type { SongSource } from '../view-models/song.view-model';
import type { SoundControls, SoundDeps } from '../view-models/sound.view-model';
import type { FullScreenViewModel } from '../view-models/full-screen.view-model';

/** The listener's settings for playing songs. */
export interface ListeningDeps extends SoundDeps, MediaDeps {
  readonly services: EventStream<SoundControls & MediaServices>;
}

/** What the screens need. The composition provides it; tests pass an object literal. */
export interface ViewModels {
  /** Whether the backend has a capability: a screen offers only what the backend has. */
  readonly supports: (capability: Capability) => boolean;
  /** The address from which a picture is requested now; it may carry the session's token. */
  readonly addressPicture: (url: string) => string;
  readonly shell: ShellViewModel;
  readonly account: AccountViewModel;
  /** What is on screen, and when it is stale. */
  readonly freshness: FreshnessViewModel;
  readonly player: PlayerViewModel;
  readonly panel: PanelViewModel;
  /** The dependency of the panel's view models. */
  readonly playback: PanelPlayer;
  readonly notices: NoticesViewModel;
  readonly recent: RecentViewModel;
  readonly collections: CollectionsViewModel;
  readonly home: HomeViewModel;
  readonly demo: DemoViewModel;
  readonly imports: ImportViewModel;
  readonly libraryDialogs: LibraryDialogsViewModel;
  readonly annotations: AnnotationsViewModel;
  readonly songMenu: SongMenuViewModel;
  readonly fullScreen: FullScreenViewModel;
  /** The deps of the lyrics view model. */
  readonly lyrics: LyricsDeps;
  /** The deps of the browsing view models. */
  readonly browse: BrowseDeps;
  /** The deps of the search view models. */
  readonly search: SearchDeps;
  /** Where the view model of a song's page loads the song. */
  readonly songs: SongSource;
  /** The services of the feed of short videos are loaded with its page; its clips are shown elsewhere too. */
  readonly shorts: { load(): Promise<FeedServices>; readonly videos: ShortVideos };
  readonly admin: AdminDeps['services'];
  /** The controls of sound and picture. */
  readonly sound: ListeningDeps;
  /** The account's other devices. */
  readonly live: LiveDeps;
  /** Loads the idle services, for which no first page waits. */
  readonly loadIdle: LoadIdleServices;
}

const Context = createContext<ViewModels | null>(null);

export const ViewModelsProvider = Context.Provider;

export function useViewModels(): ViewModels {
  const viewModels = useContext(Context);
  if (viewModels === null) throw new Error('There are no view models around this component');
  return viewModels;
}
