import { ContainerModule } from 'inversify';
import { NextSongPreloader } from '../../application/playback/preload/next-song-preloader';
import { Preloader } from '../../application/playback/preload/preloader';
import { PreparedSources } from '../../application/playback/preload/prepared-sources';
import { PlayerRoles } from '../player-roles';
import { provide } from '../token';
import { Roles } from '../roles';

/** What is fetched before it is requested. */
export const preloadModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PlayerRoles.DataSaver,
    (listening) => ({ isOn: () => listening.state.dataSaver }),
    PlayerRoles.Listening,
  );
  provide(bind, PlayerRoles.PreparedSources, (...deps) => new PreparedSources(...deps), PlayerRoles.EngineLoader);
  provide(
    bind,
    PlayerRoles.NextSongPreloader,
    (...deps) => new NextSongPreloader(...deps),
    PlayerRoles.PlayerStore,
    PlayerRoles.SongDetails,
    PlayerRoles.PreparedSources,
    PlayerRoles.DataSaver,
  );
  provide(
    bind,
    Roles.Preloader,
    (...deps) => new Preloader(...deps),
    PlayerRoles.NextSongPreloader,
    PlayerRoles.DataSaver,
    Roles.Clock,
  );
});
