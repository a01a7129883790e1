import type { SoundGraph } from './sound-graph';

interface AudioSession {
  type: string;
}

/** Sound through Web Audio is music as well: an iPhone's silent switch must not mute it (W3C Audio Session). */
function declarePlayback(): void {
  const { audioSession } = navigator as { readonly audioSession?: AudioSession };
  if (audioSession !== undefined) audioSession.type = 'playback';
}

/** A graph over the output of this device, its code fetched on first use; null where the browser has no Web Audio. */
export async function buildSoundGraph(): Promise<SoundGraph | null> {
  if (!('AudioContext' in globalThis)) return null;
  declarePlayback();
  const module = await import(/* webpackChunkName: "sound-graph" */ './sound-graph');
  return new module.SoundGraph(new AudioContext({ latencyHint: 'playback' }));
}
