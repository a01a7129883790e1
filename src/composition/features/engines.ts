import { Deck } from '../../application/playback/deck/deck';
import { EngineLoader } from '../../application/playback/deck/engine-loader';
import type { AddressMedia } from '../../application/ports/address-media.port';
import type { Clock } from '../../application/ports/clock.port';
import type { Connectivity, ServerReachability } from '../../application/ports/connectivity.port';
import type { EngineCandidate } from '../../application/ports/engine-candidate.port';
import type { Logger } from '../../application/ports/logger.port';
import type { ListeningSettingsStore } from '../../application/playback/settings/listening-settings-store';
import type { Timer } from '../../application/ports/timer.port';
import { hlsCandidate } from '../../infrastructure/media/hls/hls-candidate';
import { HLS_WORKER_URL } from '../../infrastructure/media/hls/hls-worker-url';
import type { SegmentSources } from '../../infrastructure/media/mse/build-segment-sources';
import { mseCandidate } from '../../infrastructure/media/mse/mse-candidate';
import type { SegmentSource } from '../../infrastructure/media/mse/segment-source';
import { nativeHlsCandidate } from '../../infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../../infrastructure/media/progressive/progressive-candidate';
import type { ElementPicture } from '../../infrastructure/media/shared/element-picture';
import { MediaElementPool } from '../../infrastructure/media/shared/media-element-pool';
import type { MediaElements } from '../../infrastructure/media/shared/media-elements';
import type { WebAudioShaping } from '../../infrastructure/media/web-audio/web-audio-shaping';

export interface EngineEnvironment {
  readonly address: AddressMedia;
  readonly timer: Timer;
  readonly clock: Clock;
  readonly connectivity: Connectivity;
  readonly sparesData: () => boolean;
}

/** What all engines of a page share. */
export const engineEnvironment = (
  timer: Timer,
  clock: Clock,
  connectivity: Connectivity & ServerReachability,
  ...[listening, address]: readonly [ListeningSettingsStore, AddressMedia]
): EngineEnvironment => ({ address, timer, clock, connectivity, sparesData: () => listening.state.dataSaver });

/** The media elements that play all sound. Video elements play audio too. */
export const mediaElements = (shaping: WebAudioShaping, picture: ElementPicture): MediaElements =>
  new MediaElementPool(
    {
      create: () => shaping.adopt(picture.adopt(document.createElement('video'))),
      drop: (spent) => {
        shaping.drop(spent);
        spent.element.remove();
      },
    },
    window,
  );

/** Every technology that may play a song, in order: the first one that can play it is used. */
export function engineCandidates(
  elements: MediaElements,
  { address, timer, clock, connectivity }: EngineEnvironment,
  segments: SegmentSource,
): readonly EngineCandidate[] {
  return [
    mseCandidate(elements, { timer, segments }),
    hlsCandidate(elements, { address, workerPath: HLS_WORKER_URL, timer, clock }),
    nativeHlsCandidate(elements, { address, timer, connectivity }),
    progressiveCandidate(elements, { address, timer, connectivity }),
  ];
}

/**
 * A deck with its own engines, for a song that fades in while another one plays. It can also use the segments that another engine
 * prepared.
 */
export const spareDeck =
  (elements: MediaElements, environment: EngineEnvironment, { lent }: SegmentSources, logger: Logger) =>
  (): Deck =>
    new Deck(new EngineLoader(engineCandidates(elements, environment, lent), logger));
