import { ContainerModule } from 'inversify';
import { ListPlayback } from '../../application/playback/player/list-playback';
import { Player } from '../../application/playback/player/player';
import { QueueEditing } from '../../application/playback/player/queue-editing';
import { PlayerRoles } from '../player-roles';
import { provide } from '../token';
import { Roles } from '../roles';

/** What carries out the commands of a listener on this device. */
export const commandsModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    PlayerRoles.QueueServices,
    (store, song, random) => ({
      queue: new QueueEditing(store, song),
      lists: new ListPlayback(store, random),
      random,
    }),
    PlayerRoles.PlayerStore,
    PlayerRoles.CurrentSong,
    Roles.Random,
  );
  provide(
    bind,
    Roles.Player,
    (store, song, coordinator, services) => new Player({ store, song, coordinator, ...services }),
    PlayerRoles.PlayerStore,
    PlayerRoles.CurrentSong,
    PlayerRoles.PlaybackCoordinator,
    PlayerRoles.QueueServices,
  );
});
