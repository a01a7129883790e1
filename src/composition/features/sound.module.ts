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
import { engineCandidates, mediaElements, spareDeck } from './engines';
import { PlayerTokens } from '../player-tokens';
import { provide } from '../token';
import { Tokens } from '../tokens';

/** Audio and picture output, and the listener's settings for it. */
export const soundModule = new ContainerModule(({ bind }) => {
  bindElements(bind);
  bindDeck(bind);
});

function bindElements(bind: Bind): void {
  provide(
    bind,
    PlayerTokens.Listening,
    (values) => new ListeningSettingsStore(values, new NavigatorDataSaver().isOn()),
    Tokens.KeyValueStore,
  );
  provide(
    bind,
    PlayerTokens.Shaping,
    (timer, store) =>
      new WebAudioShaping({
        build: buildSoundGraph,
        gestures: window,
        starves: isWebKit(),
        timer,
        isVolumeSettable: () => store.state.isVolumeSettable,
      }),
    Tokens.Timer,
    PlayerTokens.PlayerStore,
  );
  provide(bind, PlayerTokens.Picture, () => new ElementPicture(document));
  provide(bind, PlayerTokens.MediaElements, mediaElements, PlayerTokens.Shaping, PlayerTokens.Picture);
  provide(
    bind,
    PlayerTokens.EngineEnvironment,
    (timer, clock, connectivity, listening) => ({
      timer,
      clock,
      connectivity,
      sparesData: () => listening.state.dataSaver,
    }),
    Tokens.Timer,
    Tokens.Clock,
    Tokens.Connectivity,
    PlayerTokens.Listening,
  );
}

function bindDeck(bind: Bind): void {
  const keepalive = isGecko();
  provide(
    bind,
    PlayerTokens.Segments,
    (world) => buildSegmentSources({ ...world, keepalive }),
    PlayerTokens.EngineEnvironment,
  );
  provide(
    bind,
    PlayerTokens.EngineCandidates,
    (elements, environment, { own }) => engineCandidates(elements, environment, own),
    PlayerTokens.MediaElements,
    PlayerTokens.EngineEnvironment,
    PlayerTokens.Segments,
  );
  provide(bind, PlayerTokens.EngineLoader, (logger) => new EngineLoader(logger), Tokens.Logger);
  provide(
    bind,
    PlayerTokens.SpareDeck,
    spareDeck,
    PlayerTokens.MediaElements,
    PlayerTokens.EngineEnvironment,
    PlayerTokens.Segments,
    Tokens.Logger,
  );
  provide(
    bind,
    PlayerTokens.Deck,
    (engines, shelf, spare, time) => new CrossfadingDeck(new Deck(engines, shelf), spare, time),
    PlayerTokens.EngineCandidates,
    PlayerTokens.EngineLoader,
    PlayerTokens.SpareDeck,
    PlayerTokens.EngineEnvironment,
  );
}
