import type { EngineCandidate } from '../../../src/application/ports/engine-candidate.port';
import type { PlaybackEngine, PlaybackFact } from '../../../src/domain/playback/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/playback-source';
import { hlsCandidate } from '../../../src/infrastructure/media/hls/hls-candidate';
import { nativeHlsCandidate } from '../../../src/infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../../../src/infrastructure/media/progressive/progressive-candidate';
import { BrowserConnectivity } from '../../../src/infrastructure/system/browser-connectivity';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { SystemClock } from '../../../src/infrastructure/system/system-clock';
import { installTrustedTypes } from '../../../src/infrastructure/system/trusted-types';

/** What a browser test can ask of the page below; loaded as a bundle into an otherwise empty page. */
export interface EnginePage {
  readonly facts: PlaybackFact[];
  readonly engine: (name: EngineName) => Promise<PlaybackEngine>;
  readonly loudness: () => number;
  readonly elements: HTMLMediaElement[];
  readonly supports: (name: EngineName, source: PlaybackSource) => boolean;
}

export type EngineName = 'hls' | 'native' | 'progressive';

const WORKER_PATH = '/hls.worker.js';

installTrustedTypes([WORKER_PATH]);

const elements: HTMLMediaElement[] = [];
const facts: PlaybackFact[] = [];
const context = new AudioContext();
const analyser = new AnalyserNode(context, { fftSize: 2048 });
analyser.connect(context.destination);

/** Every element sounds through one analyser, so that silence can be told from sound. */
function createListenedElement(): HTMLMediaElement {
  const element = document.createElement('audio');
  context.createMediaElementSource(element).connect(analyser);
  elements.push(element);
  return element;
}

/** The loudest sample of the last 43 ms, 0 to 1. */
function loudness(): number {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

const timer = new BrowserTimer();
const network = { timer, connectivity: new BrowserConnectivity() };
const candidates: Readonly<Record<EngineName, EngineCandidate>> = {
  hls: hlsCandidate(createListenedElement, { workerPath: WORKER_PATH, timer, clock: new SystemClock() }),
  native: nativeHlsCandidate(createListenedElement, network),
  progressive: progressiveCandidate(createListenedElement, network),
};

async function engine(name: EngineName): Promise<PlaybackEngine> {
  await context.resume();
  const loaded = await candidates[name].load();
  loaded.facts.subscribe((fact) => facts.push(fact));
  return loaded;
}

const page: EnginePage = {
  facts,
  engine,
  loudness,
  elements,
  supports: (name, source) => candidates[name].supports(source),
};
Object.assign(window, { enginePage: page });
