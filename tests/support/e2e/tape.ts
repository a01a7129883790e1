import type { Page } from 'playwright-core';

/** The output of the player, sample by sample, on one channel. */
export interface Tape {
  readonly rate: number;
  readonly samples: Float32Array;
}

interface Reel {
  readonly context: AudioContext;
  readonly pieces: Float32Array[];
}

type Taped = typeof globalThis & { reel: Reel | undefined };

const RATE = 44_100;

/** Runs on the audio thread: hands on every sample, silence too. */
const WRITER = `
registerProcessor('tape-writer', class extends AudioWorkletProcessor {
  process([input]) {
    this.port.postMessage(input[0] ? input[0].slice() : new Float32Array(128));
    return true;
  }
});`;

/** Runs before the page's scripts: the first player that plays is recorded, instead of being sent to the loudspeaker. */
function tapeFirstPlayer([rate, writerScript]: readonly [number, string]): void {
  const record = async (element: HTMLMediaElement): Promise<void> => {
    const context = new AudioContext({ sampleRate: rate });
    const reel: Reel = { context, pieces: [] };
    (globalThis as Taped).reel = reel;
    const source = context.createMediaElementSource(element);
    const address = URL.createObjectURL(new Blob([writerScript], { type: 'text/javascript' }));
    await context.audioWorklet.addModule(address);
    const writer = new AudioWorkletNode(context, 'tape-writer', { outputChannelCount: [1] });
    writer.port.onmessage = ({ data }: MessageEvent<Float32Array>) => reel.pieces.push(data);
    source.connect(writer).connect(context.destination);
    await context.resume();
  };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function taped(this: HTMLMediaElement): Promise<void> {
    if ((globalThis as Taped).reel === undefined) void record(this);
    return play.call(this);
  };
}

/**
 * From now on the page records its player. The page's content security policy, which would refuse the recorder's script, is
 * bypassed.
 */
export async function installTape(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setBypassCSP', { enabled: true });
  await page.addInitScript(tapeFirstPlayer, [RATE, WRITER] as const);
}

/** The recording of the last `seconds` seconds. */
export async function readTape(page: Page, seconds: number): Promise<Tape> {
  const samples = await page.evaluate((wanted) => {
    const { reel } = globalThis as Taped;
    if (reel === undefined) throw new Error('nothing has played');
    const all = reel.pieces.flatMap((piece) => [...piece]);
    return all.slice(-Math.round(wanted * reel.context.sampleRate));
  }, seconds);
  return { rate: RATE, samples: Float32Array.from(samples) };
}
