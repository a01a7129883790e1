import { NEVER } from 'rxjs';
import type { EngineCandidate } from '../../../src/application/ports/engine-candidate.port';
import type { PlaybackFact } from '../../../src/domain/playback/sources/playback-engine.port';
import type { PlaybackSource } from '../../../src/domain/playback/sources/playback-source';
import { hlsCandidate } from '../../../src/infrastructure/media/hls/hls-candidate';
import { buildSegmentSources } from '../../../src/infrastructure/media/mse/build-segment-sources';
import { mseCandidate } from '../../../src/infrastructure/media/mse/mse-candidate';
import { nativeHlsCandidate } from '../../../src/infrastructure/media/native/native-hls-candidate';
import { progressiveCandidate } from '../../../src/infrastructure/media/progressive/progressive-candidate';
import { plainElement, type MediaElements } from '../../../src/infrastructure/media/shared/media-elements';
import { BrowserConnectivity } from '../../../src/infrastructure/system/browser-connectivity';
import { BrowserTimer } from '../../../src/infrastructure/system/browser-timer';
import { SystemClock } from '../../../src/infrastructure/system/system-clock';
import { installTrustedTypes } from '../../../src/infrastructure/system/trusted-types';

export type EngineName = 'mse' | 'hls' | 'native' | 'progressive';

/** What the page does first: `engineOrder`, set before its scripts run. */
export interface EngineOrder {
  readonly engine: EngineName;
  readonly source: PlaybackSource | null;
}

/** The functions that a browser test can call on the page made by this bundle. */
export interface EnginePage {
  readonly facts: PlaybackFact[];
  readonly elements: HTMLMediaElement[];
  supports(name: EngineName, source: PlaybackSource): boolean;
  /** Resumes the sound measurement after a gesture was required. */
  resumeSound(): Promise<void>;
  /** The loudest decoded sample of the last 46 ms, 0 to 1. */
  loudness(): number;
  /** Milliseconds until the page sounds; -1 after 10 s of silence. */
  untilSound(): Promise<number>;
}

const WORKER_PATH = '/hls.worker.js';
const AUDIBLE = 0.02;
const PATIENCE_MS = 10_000;

installTrustedTypes([WORKER_PATH]);

const elements: HTMLMediaElement[] = [];
const facts: PlaybackFact[] = [];
const context = new AudioContext();
const analyser = new AnalyserNode(context, { fftSize: 2048 });
analyser.connect(context.destination);

/** Every element plays through one analyser, which distinguishes silence from sound. */
const listenedElements: MediaElements = {
  take: (former) => former ?? plainElement(makeListenedElement()),
};

function makeListenedElement(): HTMLMediaElement {
  const element = document.createElement('video');
  context.createMediaElementSource(element).connect(analyser);
  elements.push(element);
  return element;
}

function loudness(): number {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}

async function untilSound(): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < PATIENCE_MS) {
    if (loudness() > AUDIBLE) return performance.now() - start;
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  return -1;
}

const timer = new BrowserTimer();
const clock = new SystemClock();
const address = (url: string): string => url;
const network = { address, timer, connectivity: new BrowserConnectivity(NEVER) };
const sources = buildSegmentSources({ address, timer, clock, sparesData: () => false, keepalive: false });
const candidates: Readonly<Record<EngineName, EngineCandidate>> = {
  mse: mseCandidate(listenedElements, { timer, segments: sources.own }),
  hls: hlsCandidate(listenedElements, { address, workerPath: WORKER_PATH, timer, clock }),
  native: nativeHlsCandidate(listenedElements, network),
  progressive: progressiveCandidate(listenedElements, network),
};

async function begin(): Promise<void> {
  // In a browser that requires a gesture this promise stays pending until there is one.
  void context.resume();
  const { engine: name, source } = (window as unknown as { engineOrder: EngineOrder }).engineOrder;
  const engine = await candidates[name].load();
  engine.facts.subscribe((fact) => facts.push(fact));
  if (source !== null) {
    engine.load(source, 0);
    engine.play();
  }
  Object.assign(window, { engine });
}

const enginePage: EnginePage = {
  facts,
  elements,
  supports: (name, source) => candidates[name].supports(source),
  resumeSound: () => context.resume(),
  loudness,
  untilSound,
};
Object.assign(window, { enginePage });
void begin();
