import { ContainerModule, type Bind } from 'inversify';
import { CrossfadingDeck } from '../application/playback/deck/crossfading-deck';
import { Deck } from '../application/playback/deck/deck';
import { EngineLoader } from '../application/playback/deck/engine-loader';
import { ListeningSettingsStore } from '../application/playback/settings/listening-settings-store';
import { buildSegmentSources } from '../infrastructure/media/mse/build-segment-sources';
import { ElementPicture } from '../infrastructure/media/shared/element-picture';
import { buildSoundGraph } from '../infrastructure/media/web-audio/build-sound-graph';
import { WebAudioShaping } from '../infrastructure/media/web-audio/web-audio-shaping';
import { isGecko } from '../infrastructure/system/is-gecko';
import { isWebKit } from '../infrastructure/system/is-web-kit';
import { NavigatorDataSaver } from '../infrastructure/system/navigator-data-saver';
import { engineCandidates, mediaElements, spareDeck } from './engines';
import { P } from './playback-tokens';
import { provide } from './token';
import { T } from './tokens';

/** Audio and picture output, and the listener's settings for it. */
export const soundModule = new ContainerModule(({ bind }) => {
  bindElements(bind);
  bindDeck(bind);
});

function bindElements(bind: Bind): void {
  provide(
    bind,
    P.Listening,
    (values) => new ListeningSettingsStore(values, new NavigatorDataSaver().isOn()),
    T.KeyValueStore,
  );
  provide(
    bind,
    P.Shaping,
    (timer, store) =>
      new WebAudioShaping({
        build: buildSoundGraph,
        gestures: window,
        starves: isWebKit(),
        timer,
        isVolumeSettable: () => store.state.isVolumeSettable,
      }),
    T.Timer,
    P.PlayerStore,
  );
  provide(bind, P.Picture, () => new ElementPicture(document));
  provide(bind, P.MediaElements, mediaElements, P.Shaping, P.Picture);
  provide(
    bind,
    P.EngineEnvironment,
    (timer, clock, connectivity, listening) => ({
      ...{ timer, clock, connectivity },
      sparesData: () => listening.state.dataSaver,
    }),
    T.Timer,
    T.Clock,
    T.Connectivity,
    P.Listening,
  );
}

function bindDeck(bind: Bind): void {
  const keepalive = isGecko();
  provide(bind, P.Segments, (world) => buildSegmentSources({ ...world, keepalive }), P.EngineEnvironment);
  provide(
    bind,
    P.EngineCandidates,
    (elements, environment, { own }) => engineCandidates(elements, environment, own),
    P.MediaElements,
    P.EngineEnvironment,
    P.Segments,
  );
  provide(bind, P.EngineLoader, (logger) => new EngineLoader(logger), T.Logger);
  provide(bind, P.SpareDeck, spareDeck, P.MediaElements, P.EngineEnvironment, P.Segments, T.Logger);
  provide(
    bind,
    P.Deck,
    (engines, shelf, spare, time) => new CrossfadingDeck(new Deck(engines, shelf), spare, time),
    P.EngineCandidates,
    P.EngineLoader,
    P.SpareDeck,
    P.EngineEnvironment,
  );
}
