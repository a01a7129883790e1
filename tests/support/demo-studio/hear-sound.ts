import type { StereoSound } from '../../../demo-studio/music/stereo-sound';

const FRAME = 1024;
const BINS = 80;

const mono = ({ left, right }: StereoSound): Float64Array =>
  Float64Array.from(left, (sample, at) => (sample + (right[at] ?? 0)) / 2);

/** Power at a frequency (Goertzel). */
function powerAt(frame: Float64Array, turn: number): number {
  const twice = 2 * Math.cos(turn);
  let now = 0;
  let before = 0;
  for (const sample of frame) {
    const next = sample + twice * now - before;
    before = now;
    now = next;
  }
  return now * now + before * before - twice * now * before;
}

/** The centre of a sound's spectrum, in hertz, over frames a quarter of a second apart. */
export function spectralCentroid(sound: StereoSound): number {
  const samples = mono(sound);
  let weighted = 0;
  let total = 0;
  for (let from = 0; from + FRAME < samples.length; from += sound.rate / 4) {
    const frame = samples
      .subarray(from, from + FRAME)
      .map((sample, at) => sample * Math.sin((Math.PI * at) / FRAME) ** 2);
    for (let bin = 0; bin < BINS; bin += 1) {
      const hertz = 150 * (bin + 1);
      const level = Math.sqrt(Math.max(0, powerAt(frame, (2 * Math.PI * hertz) / sound.rate)));
      weighted += level * hertz;
      total += level;
    }
  }
  return weighted / total;
}

/** The number of onsets per second: an onset has more than twice the power in 12 ms that the 60 ms before had on average. */
export function onsetsPerSecond(sound: StereoSound): number {
  const samples = mono(sound);
  const step = 529;
  const powers: number[] = [];
  for (let from = 0; from + step < samples.length; from += step)
    powers.push(samples.subarray(from, from + step).reduce((sum, each) => sum + each * each, 0));
  const loudest = Math.max(...powers);
  const rises = powers.map((power, at) => {
    const before = powers.slice(Math.max(0, at - 5), at);
    const mean = before.reduce((sum, each) => sum + each, 0) / Math.max(1, before.length);
    return at > 0 && power > mean * 2 && power > loudest / 300;
  });
  const onsets = rises.filter((rise, at) => rise && rises[at - 1] !== true).length;
  return onsets / (samples.length / sound.rate);
}

/** The longest stretch under −50 dBFS, in seconds. */
export function longestSilence({ left, right, rate }: StereoSound): number {
  let longest = 0;
  let since = 0;
  for (let at = 0; at < left.length; at += 1) {
    const isSilent = Math.abs(left[at] ?? 0) < 0.00316 && Math.abs(right[at] ?? 0) < 0.00316;
    since = isSilent ? since + 1 : 0;
    longest = Math.max(longest, since);
  }
  return longest / rate;
}
