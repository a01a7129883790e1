import { ContainerModule } from 'inversify';
import { NextSongPreloader } from '../../application/playback/preload/next-song-preloader';
import { Preloader } from '../../application/playback/preload/preloader';
import { PreparedSources } from '../../application/playback/preload/prepared-sources';
import { PlayerTokens } from '../player-tokens';
import { provide } from '../token';
import { Tokens } from '../tokens';

/** What is fetched before it is requested. */
export const preloadModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PlayerTokens.DataSaver,
    (listening) => ({ isOn: () => listening.state.dataSaver }),
    PlayerTokens.Listening,
  );
  provide(
    bind,
    PlayerTokens.PreparedSources,
    (...parts) => new PreparedSources(...parts),
    PlayerTokens.EngineCandidates,
    PlayerTokens.EngineLoader,
  );
  provide(
    bind,
    PlayerTokens.NextSongPreloader,
    (...parts) => new NextSongPreloader(...parts),
    PlayerTokens.PlayerStore,
    PlayerTokens.SongDetails,
    PlayerTokens.PreparedSources,
    PlayerTokens.DataSaver,
  );
  provide(
    bind,
    Tokens.Preloader,
    (...parts) => new Preloader(...parts),
    PlayerTokens.NextSongPreloader,
    PlayerTokens.DataSaver,
    Tokens.Clock,
  );
});
