import type { PlaybackCoordinator } from '../application/playback/player/playback-coordinator';
import type { CurrentSong } from '../application/playback/player/current-song';
import type { CrossfadingDeck } from '../application/playback/deck/crossfading-deck';
import type { Deck } from '../application/playback/deck/deck';
import type { EngineLoader } from '../application/playback/deck/engine-loader';
import type { ListeningSettingsStore } from '../application/playback/settings/listening-settings-store';
import type { NextSongPreloader } from '../application/playback/preload/next-song-preloader';
import type { PlayReportOutbox } from '../application/playback/companions/play-report-outbox';
import type { PlayerStore } from '../application/playback/player/player-store';
import type { PreparedSources } from '../application/playback/preload/prepared-sources';
import type { RecordPlay } from '../application/playback/companions/record-play';
import type { SongDetailsCache } from '../application/playback/preload/song-details-cache';
import type { Watchdog } from '../application/playback/player/watchdog';
import type { DataSaver } from '../application/ports/data-saver.port';
import type { EngineCandidate } from '../application/ports/engine-candidate.port';
import type { SegmentSources } from '../infrastructure/media/mse/build-segment-sources';
import type { ElementPicture } from '../infrastructure/media/shared/element-picture';
import type { MediaElements } from '../infrastructure/media/shared/media-elements';
import type { WebAudioShaping } from '../infrastructure/media/web-audio/web-audio-shaping';
import type { EngineEnvironment } from './engines';
import { token } from './token';

/** The parts of the player that are used only inside it. */
export const P = {
  PlaybackCoordinator: token<PlaybackCoordinator>('PlaybackCoordinator'),
  CurrentSong: token<CurrentSong>('CurrentSong'),
  DataSaver: token<DataSaver>('DataSaver'),
  Deck: token<CrossfadingDeck>('Deck'),
  EngineCandidates: token<readonly EngineCandidate[]>('EngineCandidates'),
  EngineEnvironment: token<EngineEnvironment>('EngineEnvironment'),
  EngineLoader: token<EngineLoader>('EngineLoader'),
  Listening: token<ListeningSettingsStore>('ListeningSettingsStore'),
  MediaElements: token<MediaElements>('MediaElements'),
  NextSongPreloader: token<NextSongPreloader>('NextSongPreloader'),
  Outbox: token<PlayReportOutbox>('PlayReportOutbox'),
  Picture: token<ElementPicture>('PicturePlaces'),
  PlayerStore: token<PlayerStore>('PlayerStore'),
  PreparedSources: token<PreparedSources>('PreparedSources'),
  RecordPlay: token<RecordPlay>('RecordPlay'),
  Segments: token<SegmentSources>('SegmentSources'),
  Shaping: token<WebAudioShaping>('SoundShaping'),
  SpareDeck: token<() => Deck>('SpareDeck'),
  SongDetails: token<SongDetailsCache>('SongDetailsCache'),
  Watchdog: token<Watchdog>('Watchdog'),
};
