import { ContainerModule, type Bind } from 'inversify';
import { PlaybackCoordinator } from '../../application/playback/player/playback-coordinator';
import { CurrentSong } from '../../application/playback/player/current-song';
import { PlayReportOutbox } from '../../application/playback/companions/play-report-outbox';
import { PlayerStore } from '../../application/playback/player/player-store';
import { RecordPlay } from '../../application/playback/companions/record-play';
import { SongDetailsCache } from '../../application/playback/preload/song-details-cache';
import { Watchdog } from '../../application/playback/player/watchdog';
import { PlayerRoles } from '../player-roles';
import { provide } from '../token';
import { Roles } from '../roles';

/** The player's state, its current song, what follows a song or a fault, and the reports of what was played. */
export const playbackModule = new ContainerModule(({ bind }) => {
  bindSong(bind);
  bindCoordinator(bind);
  bindReports(bind);
});

function bindSong(bind: Bind): void {
  provide(bind, PlayerRoles.PlayerStore, () => new PlayerStore());
  provide(
    bind,
    PlayerRoles.SongDetails,
    (catalogue, clock) => new SongDetailsCache(catalogue, clock),
    Roles.Catalogue,
    Roles.Clock,
  );
  provide(
    bind,
    PlayerRoles.CurrentSong,
    (...deps) => new CurrentSong(...deps),
    PlayerRoles.PlayerStore,
    PlayerRoles.Deck,
    PlayerRoles.SongDetails,
  );
}

function bindCoordinator(bind: Bind): void {
  provide(
    bind,
    PlayerRoles.Watchdog,
    (...deps) => new Watchdog(...deps),
    PlayerRoles.PlayerStore,
    PlayerRoles.CurrentSong,
    PlayerRoles.EngineEnvironment,
  );
  provide(
    bind,
    PlayerRoles.PlaybackCoordinator,
    (...deps) => new PlaybackCoordinator(...deps),
    PlayerRoles.PlayerStore,
    PlayerRoles.CurrentSong,
    PlayerRoles.Watchdog,
  );
}

function bindReports(bind: Bind): void {
  provide(
    bind,
    PlayerRoles.Outbox,
    (...deps) => new PlayReportOutbox(...deps),
    Roles.PlayReports,
    Roles.Timer,
    Roles.Connectivity,
  );
  provide(
    bind,
    PlayerRoles.RecordPlay,
    (...deps) => new RecordPlay(...deps),
    PlayerRoles.Outbox,
    Roles.PlayHistory,
    Roles.Clock,
    Roles.Random,
  );
}
