import { pitchHertz } from '../../demo-studio/music/dsp/pitch-hertz';
import { PALETTE, type InstrumentName } from '../../demo-studio/music/instruments/palette';
import { SAMPLE_RATE } from '../../demo-studio/music/stereo-sound';

const NAMES = Object.keys(PALETTE) as InstrumentName[];
const out = new Float32Array(4 * SAMPLE_RATE);
const voice = (pitch: number) => ({ pitch, gate: 0.8, velocity: 0.7, slideFrom: null, seed: 3 });

function power(samples: Float32Array, hertz: number): number {
  let real = 0;
  let imaginary = 0;
  samples.forEach((sample, at) => {
    const turn = (2 * Math.PI * hertz * at) / SAMPLE_RATE;
    const window = Math.sin((Math.PI * at) / samples.length) ** 2;
    real += sample * window * Math.cos(turn);
    imaginary += sample * window * Math.sin(turn);
  });
  return real * real + imaginary * imaginary;
}

describe.each(NAMES)('%s', (name) => {
  const length = PALETTE[name](voice(62), out);
  const sound = out.slice(0, length);

  it('has finite samples at a usable level and ends in silence', () => {
    expect(sound.every((sample) => Number.isFinite(sample))).toBe(true);
    const peak = sound.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0);
    expect(peak).toBeGreaterThan(0.1);
    expect(peak).toBeLessThan(1.6);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.01);
  });

  it('is in tune', () => {
    const steady = sound.subarray(4000, 4000 + 16_384);
    const strengths = [-60, -30, 0, 30, 60].map((cents) => power(steady, pitchHertz(62 + cents / 100)));
    expect(Math.max(strengths[1] ?? 0, strengths[2] ?? 0, strengths[3] ?? 0)).toBe(Math.max(...strengths));
  });

  it('sounds the same again for the same note', () => {
    PALETTE[name](voice(50), out);
    const again = PALETTE[name](voice(62), out);
    expect(Buffer.from(out.slice(0, again).buffer).equals(Buffer.from(sound.buffer))).toBe(true);
  });
});
