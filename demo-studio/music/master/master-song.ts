import { LowPass } from '../dsp/low-pass';
import { SAMPLE_RATE, type StereoSound } from '../stereo-sound';
import { glue } from './glue';
import { limitPeaks } from './limit-peaks';
import { measureLoudness } from './measure-loudness';

const TARGET_LUFS = -14;
/** Lossy encoding raises peaks by some tenths of a decibel; after encoding, peaks must stay under −1 dBTP. */
const CEILING = 10 ** (-1.8 / 20);
const RUMBLE_HERTZ = 26;
const FADE_SECONDS = 1.4;

function bringTo(target: number, sound: StereoSound): void {
  const loudness = measureLoudness(sound);
  if (loudness === -Infinity) return;
  const gain = 10 ** ((target - loudness) / 20);
  for (const side of [sound.left, sound.right])
    for (let at = 0; at < side.length; at += 1) side[at] = (side[at] as number) * gain;
}

function fadeOut(side: Float32Array): void {
  const length = Math.min(side.length, Math.round(FADE_SECONDS * SAMPLE_RATE));
  const first = side.length - length;
  for (let at = 0; at < length; at += 1) side[first + at] = (side[first + at] as number) * (1 - at / length) ** 2;
}

/**
 * Masters a mix, in place: removes rumble, compresses, sets the loudness to −14 LUFS, limits peaks to −1.8 dBTP and fades the
 * end. `work` is a buffer as long as one side and is overwritten.
 */
export function masterSong(sound: StereoSound, work: Float32Array): void {
  for (const side of [sound.left, sound.right]) {
    const rumble = new LowPass();
    rumble.tune(RUMBLE_HERTZ, 0);
    rumble.runHigh(side, 0, side.length);
    fadeOut(side);
  }
  bringTo(TARGET_LUFS, sound);
  glue(sound);
  bringTo(TARGET_LUFS, sound);
  limitPeaks(sound, CEILING, work);
}
