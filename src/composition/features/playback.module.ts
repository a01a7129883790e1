import { ContainerModule, type Bind } from 'inversify';
import { PlaybackCoordinator } from '../../application/playback/player/playback-coordinator';
import { CurrentSong } from '../../application/playback/player/current-song';
import { PlayReportOutbox } from '../../application/playback/companions/play-report-outbox';
import { Player } from '../../application/playback/player/player';
import { PlayerStore } from '../../application/playback/player/player-store';
import { RecordPlay } from '../../application/playback/companions/record-play';
import { SongDetailsCache } from '../../application/playback/preload/song-details-cache';
import { Watchdog } from '../../application/playback/player/watchdog';
import { PlayerTokens } from '../player-tokens';
import { provide } from '../token';
import { Tokens } from '../tokens';

/** The player: its state, the engines that play, and the commands of a listener for both. */
export const playbackModule = new ContainerModule(({ bind }) => {
  bindSong(bind);
  bindPlayer(bind);
  bindReports(bind);
});

function bindSong(bind: Bind): void {
  provide(bind, PlayerTokens.PlayerStore, () => new PlayerStore());
  provide(
    bind,
    PlayerTokens.SongDetails,
    (catalogue, clock) => new SongDetailsCache(catalogue, clock),
    Tokens.Catalogue,
    Tokens.Clock,
  );
  provide(
    bind,
    PlayerTokens.CurrentSong,
    (...parts) => new CurrentSong(...parts),
    PlayerTokens.PlayerStore,
    PlayerTokens.Deck,
    PlayerTokens.SongDetails,
  );
}

function bindPlayer(bind: Bind): void {
  provide(
    bind,
    PlayerTokens.Watchdog,
    (...parts) => new Watchdog(...parts),
    PlayerTokens.PlayerStore,
    PlayerTokens.CurrentSong,
    PlayerTokens.EngineEnvironment,
  );
  provide(
    bind,
    PlayerTokens.PlaybackCoordinator,
    (...parts) => new PlaybackCoordinator(...parts),
    PlayerTokens.PlayerStore,
    PlayerTokens.CurrentSong,
    PlayerTokens.Watchdog,
  );
  provide(
    bind,
    Tokens.Player,
    (...parts) => new Player(...parts),
    PlayerTokens.PlayerStore,
    PlayerTokens.CurrentSong,
    PlayerTokens.PlaybackCoordinator,
    Tokens.Random,
  );
}

function bindReports(bind: Bind): void {
  provide(
    bind,
    PlayerTokens.Outbox,
    (...parts) => new PlayReportOutbox(...parts),
    Tokens.PlayReports,
    Tokens.Timer,
    Tokens.Connectivity,
  );
  provide(
    bind,
    PlayerTokens.RecordPlay,
    (...parts) => new RecordPlay(...parts),
    PlayerTokens.Outbox,
    Tokens.PlayHistory,
    Tokens.Clock,
    Tokens.Random,
  );
}
