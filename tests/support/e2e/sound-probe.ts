import type { Page } from 'playwright-core';

/** The output of the page's players during one measurement. */
export interface Heard {
  /** Players that were not paused. One listener can hear one. */
  readonly soundingCount: number;
  /** Root mean square of the decoded samples before volume and mute, if the engine provides them; otherwise of the output. */
  readonly level: number;
  /** The loudest note. */
  readonly toneHz: number;
  /** How far the position moved, and how long the measurement took; seconds. */
  readonly advanced: number;
  readonly listened: number;
  /** Root mean square of the output, after volume and mute. */
  readonly loudness: number;
  /** In the element's own time, where songs follow one another. The seek bar shows the position within a song. */
  readonly position: number;
}

type Capturing = HTMLMediaElement & { captureStream(): MediaStream };

/** An analyser on the player that sounds. */
interface Tap {
  readonly element: Capturing;
  readonly analyser: AnalyserNode;
  readonly source: MediaStreamAudioSourceNode;
  readonly startedAt: number;
  readonly startedFrom: number;
}

interface Probe {
  readonly elements: Set<HTMLMediaElement>;
  /** When playback was first requested, by the page's own clock in milliseconds. */
  firstPlayAt: number | null;
  context: AudioContext | null;
  tap: Tap | null;
}

export type Probed = typeof globalThis & { soundProbe: Probe };

export const SILENCE: Heard = {
  soundingCount: 0,
  level: 0,
  toneHz: 0,
  advanced: 0,
  listened: 0,
  loudness: 0,
  position: 0,
};

/** Runs before the page's own scripts: media elements may be outside the document, so they are found when `play` is called. */
function installProbe(): void {
  const probe: Probe = { elements: new Set(), firstPlayAt: null, context: null, tap: null };
  (globalThis as Probed).soundProbe = probe;
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function listened(this: HTMLMediaElement): Promise<void> {
    probe.elements.add(this);
    probe.firstPlayAt ??= performance.now();
    return play.call(this);
  };
}

/** Puts the probe into everything the page will open. */
export async function installSoundProbe(page: Page): Promise<void> {
  await page.addInitScript(installProbe);
}

/** When playback was first requested, by the page's own clock in milliseconds; null before that. */
export const firstPlayAskedFor = (page: Page): Promise<number | null> =>
  page.evaluate(() => (globalThis as Probed).soundProbe.firstPlayAt);

/** Runs in the page: connects an analyser to the player that sounds; false while no player has decoded anything. */
async function tapInPage(): Promise<boolean> {
  const { soundProbe: probe } = globalThis as Probed;
  const element = [...probe.elements].find((each) => !each.paused && !each.ended) as Capturing | undefined;
  const stream = element?.captureStream();
  if (element === undefined || stream === undefined || stream.getAudioTracks().length === 0) return false;
  const context = (probe.context ??= new AudioContext());
  await context.resume();
  const analyser = new AnalyserNode(context, { fftSize: 8192, smoothingTimeConstant: 0 });
  const source = context.createMediaStreamSource(stream);
  source.connect(analyser);
  probe.tap = { element, analyser, source, startedAt: performance.now(), startedFrom: element.currentTime };
  return true;
}

/** Runs in the page: the measurement since then. */
function readTapInPage(): Heard | null {
  const { soundProbe: probe } = globalThis as Probed;
  const { tap } = probe;
  if (tap === null) return null;
  const { element, analyser } = tap;
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  const spectrum = new Float32Array(analyser.frequencyBinCount);
  analyser.getFloatFrequencyData(spectrum);
  const loudest = spectrum.reduce((best, value, index) => (value > (spectrum[best] ?? -Infinity) ? index : best), 0);
  tap.source.disconnect();
  probe.tap = null;
  const level = Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
  return {
    soundingCount: [...probe.elements].filter((each) => !each.paused).length,
    level,
    toneHz: (loudest * analyser.context.sampleRate) / analyser.fftSize,
    advanced: element.currentTime - tap.startedFrom,
    listened: (performance.now() - tap.startedAt) / 1000,
    loudness: element.muted ? 0 : level * element.volume,
    position: element.currentTime,
  };
}

/** Measures the page's sound for `listenMs`; silence if nothing sounds. */
export type Ear = (page: Page, listenMs?: number) => Promise<Heard>;

/** Measures inside the page what its player has decoded; only Chromium supports this. */
export async function tapPlayer(page: Page, listenMs = 500): Promise<Heard> {
  if (!(await page.evaluate(tapInPage))) return SILENCE;
  await page.waitForTimeout(listenMs);
  return (await page.evaluate(readTapInPage)) ?? SILENCE;
}
