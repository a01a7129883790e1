import { ContainerModule, type Bind } from 'inversify';
import { CrossfadingDeck } from '../../application/playback/deck/crossfading-deck';
import { Deck } from '../../application/playback/deck/deck';
import { EngineLoader } from '../../application/playback/deck/engine-loader';
import { ListeningSettingsStore } from '../../application/playback/settings/listening-settings-store';
import { buildSegmentSources } from '../../infrastructure/media/mse/build-segment-sources';
import { ElementPicture } from '../../infrastructure/media/shared/element-picture';
import { buildSoundGraph } from '../../infrastructure/media/web-audio/build-sound-graph';
import { WebAudioShaping } from '../../infrastructure/media/web-audio/web-audio-shaping';
import { isGecko } from '../../infrastructure/system/is-gecko';
import { isWebKit } from '../../infrastructure/system/is-web-kit';
import { NavigatorDataSaver } from '../../infrastructure/system/navigator-data-saver';
import { engineCandidates, engineEnvironment, mediaElements, spareDeck } from './engines';
import { PlayerRoles } from '../player-roles';
import { lazy } from '../lazy';
import { provide } from '../token';
import { Roles } from '../roles';

/** Audio and picture output, and the listener's settings for it. */
export const soundModule = new ContainerModule(({ bind }) => {
  bindElements(bind);
  bindDeck(bind);
});

function bindElements(bind: Bind): void {
  provide(
    bind,
    PlayerRoles.Listening,
    (values) => new ListeningSettingsStore(values, new NavigatorDataSaver().isOn()),
    Roles.KeyValueStore,
  );
  provide(
    bind,
    PlayerRoles.Shaping,
    (timer, store, logger) =>
      new WebAudioShaping({
        build: lazy('sound effects', buildSoundGraph, logger),
        gestures: window,
        starves: isWebKit(),
        timer,
        isVolumeSettable: () => store.state.isVolumeSettable,
      }),
    Roles.Timer,
    PlayerRoles.PlayerStore,
    Roles.Logger,
  );
  provide(bind, PlayerRoles.Picture, () => new ElementPicture(document));
  provide(bind, PlayerRoles.MediaElements, mediaElements, PlayerRoles.Shaping, PlayerRoles.Picture);
  provide(
    bind,
    PlayerRoles.EngineEnvironment,
    engineEnvironment,
    Roles.Timer,
    Roles.Clock,
    Roles.Connectivity,
    PlayerRoles.Listening,
    Roles.AddressMedia,
  );
}

function bindDeck(bind: Bind): void {
  const keepalive = isGecko();
  provide(
    bind,
    PlayerRoles.Segments,
    (world) => buildSegmentSources({ ...world, keepalive }),
    PlayerRoles.EngineEnvironment,
  );
  provide(
    bind,
    PlayerRoles.EngineLoader,
    (elements, environment, { own }, logger) => new EngineLoader(engineCandidates(elements, environment, own), logger),
    PlayerRoles.MediaElements,
    PlayerRoles.EngineEnvironment,
    PlayerRoles.Segments,
    Roles.Logger,
  );
  provide(
    bind,
    PlayerRoles.SpareDeck,
    spareDeck,
    PlayerRoles.MediaElements,
    PlayerRoles.EngineEnvironment,
    PlayerRoles.Segments,
    Roles.Logger,
  );
  provide(
    bind,
    PlayerRoles.Deck,
    (engines, spare, time) => new CrossfadingDeck(new Deck(engines), spare, time),
    PlayerRoles.EngineLoader,
    PlayerRoles.SpareDeck,
    PlayerRoles.EngineEnvironment,
  );
}
