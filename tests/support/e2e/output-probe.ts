import type { Page } from 'playwright-core';

type Probed = typeof globalThis & { outputs: AnalyserNode[] };

/** What the page sends to the loudspeaker by Web Audio, at one moment. */
export interface Output {
  /** The level of the loudest note, in decibels. */
  readonly loudest: number;
  /** The highest sample, 0 to 1 where nothing clips. */
  readonly peak: number;
}

/** Runs before the page's own scripts: every node connected to an output is also connected to an analyser. */
function installOutputProbe(): void {
  const outputs: AnalyserNode[] = [];
  (globalThis as Probed).outputs = outputs;
  const connect = Reflect.get(AudioNode.prototype, 'connect') as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function heard(this: AudioNode, to: AudioNode): AudioNode {
    if (to instanceof AudioDestinationNode) {
      const ear = new AnalyserNode(this.context, { fftSize: 16_384, smoothingTimeConstant: 0 });
      connect.call(this, ear);
      outputs.push(ear);
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
}

/** Installs the analyser in everything the page will open. */
export const putEarAtOutput = (page: Page): Promise<unknown> => page.addInitScript(installOutputProbe);

/** How many outputs the page has opened. */
export const outputCount = (page: Page): Promise<number> => page.evaluate(() => (globalThis as Probed).outputs.length);

/** Runs in the page: the recent output, once the current sound fills the analysed window. */
async function hearOutputInPage(): Promise<Output> {
  const hears = (): boolean => {
    const [ear] = (globalThis as Probed).outputs;
    const now = new Float32Array(ear?.fftSize ?? 0);
    ear?.getFloatTimeDomainData(now);
    return now.some((sample) => sample !== 0);
  };
  // The audio graph is first loaded, opened and connected.
  for (let look = 0; look < 500 && !hears(); look += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  const [ear] = (globalThis as Probed).outputs;
  // Measured in the sound's own time, which stops when the machine does.
  const then = (ear?.context.currentTime ?? 0) + 0.6;
  for (let look = 0; look < 500 && Number(ear?.context.currentTime) < then; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  if (ear === undefined) return { loudest: -Infinity, peak: 0 };
  const samples = new Float32Array(ear.fftSize);
  const spectrum = new Float32Array(ear.frequencyBinCount);
  ear.getFloatTimeDomainData(samples);
  ear.getFloatFrequencyData(spectrum);
  return {
    loudest: Math.max(...spectrum),
    peak: samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0),
  };
}

export const hearOutput = (page: Page): Promise<Output> => page.evaluate(hearOutputInPage);
