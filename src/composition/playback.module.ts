import { ContainerModule, type Bind } from 'inversify';
import { PlaybackCoordinator } from '../application/playback/player/playback-coordinator';
import { CurrentSong } from '../application/playback/player/current-song';
import { NextSongPreloader } from '../application/playback/preload/next-song-preloader';
import { PlayReportOutbox } from '../application/playback/companions/play-report-outbox';
import { Player } from '../application/playback/player/player';
import { PlayerStore } from '../application/playback/player/player-store';
import { PreparedSources } from '../application/playback/preload/prepared-sources';
import { RecordPlay } from '../application/playback/companions/record-play';
import { SongDetailsCache } from '../application/playback/preload/song-details-cache';
import { Preloader } from '../application/playback/preload/preloader';
import { Watchdog } from '../application/playback/player/watchdog';
import { P } from './playback-tokens';
import { provide } from './token';
import { T } from './tokens';

/** The player: its state, the engines that play, and the commands of a listener for both. */
export const playbackModule = new ContainerModule(({ bind }) => {
  bindPlayer(bind);
  bindPreparation(bind);
  bindReports(bind);
});

function bindPlayer(bind: Bind): void {
  provide(bind, P.PlayerStore, () => new PlayerStore());
  provide(bind, P.SongDetails, (catalogue, clock) => new SongDetailsCache(catalogue, clock), T.Catalogue, T.Clock);
  provide(bind, P.CurrentSong, (...parts) => new CurrentSong(...parts), P.PlayerStore, P.Deck, P.SongDetails);
  provide(bind, P.Watchdog, (...parts) => new Watchdog(...parts), P.PlayerStore, P.CurrentSong, P.EngineEnvironment);
  provide(
    bind,
    P.PlaybackCoordinator,
    (...parts) => new PlaybackCoordinator(...parts),
    P.PlayerStore,
    P.CurrentSong,
    P.Watchdog,
  );
  provide(
    bind,
    T.Player,
    (...parts) => new Player(...parts),
    P.PlayerStore,
    P.CurrentSong,
    P.PlaybackCoordinator,
    T.Random,
  );
}

/** Binds what is fetched before it is requested. */
function bindPreparation(bind: Bind): void {
  provide(bind, P.DataSaver, (listening) => ({ isOn: () => listening.state.dataSaver }), P.Listening);
  provide(bind, P.PreparedSources, (...parts) => new PreparedSources(...parts), P.EngineCandidates, P.EngineLoader);
  provide(
    bind,
    P.NextSongPreloader,
    (...parts) => new NextSongPreloader(...parts),
    P.PlayerStore,
    P.SongDetails,
    P.PreparedSources,
    P.DataSaver,
  );
  provide(bind, T.Preloader, (...parts) => new Preloader(...parts), P.NextSongPreloader, P.DataSaver, T.Clock);
}

function bindReports(bind: Bind): void {
  provide(bind, P.Outbox, (...parts) => new PlayReportOutbox(...parts), T.PlayReports, T.Timer, T.Connectivity);
  provide(bind, P.RecordPlay, (...parts) => new RecordPlay(...parts), P.Outbox, T.PlayHistory, T.Clock, T.Random);
}
