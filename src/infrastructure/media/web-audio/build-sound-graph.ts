import type { SoundGraph } from './sound-graph';

/** A graph over the output of this device, its code fetched on first use; null where the browser has no Web Audio. */
export async function buildSoundGraph(): Promise<SoundGraph | null> {
  if (!('AudioContext' in globalThis)) return null;
  const module = await import(/* webpackChunkName: "sound-graph" */ './sound-graph');
  return new module.SoundGraph(new AudioContext({ latencyHint: 'playback' }));
}
