import { sineTable, TABLE_SIZE } from '../dsp/wave-tables';
import { SAMPLE_RATE } from '../stereo-sound';
import type { Track } from './bus';

const SIZE = 2048;
const BASE_SECONDS = 0.011;
const DEPTH_SECONDS = 0.0034;
const HERTZ = 0.57;

function chorusSide(samples: Float32Array, track: Track, amount: number, phase: number): void {
  const ring = new Float32Array(SIZE);
  const sine = sineTable();
  const step = (HERTZ * TABLE_SIZE) / SAMPLE_RATE;
  let turn = phase * TABLE_SIZE;
  const wet = amount * 0.7;
  const dry = 1 - amount * 0.25;
  for (let at = track.from; at < track.to; at += 1) {
    const sample = samples[at] as number;
    ring[at & (SIZE - 1)] = sample;
    const delay = (BASE_SECONDS + DEPTH_SECONDS * (sine[turn | 0] as number)) * SAMPLE_RATE;
    const whole = delay | 0;
    const part = delay - whole;
    const near = ring[(at - whole) & (SIZE - 1)] as number;
    const far = ring[(at - whole - 1) & (SIZE - 1)] as number;
    samples[at] = sample * dry + wet * (near + (far - near) * part);
    turn += step;
    if (turn >= TABLE_SIZE) turn -= TABLE_SIZE;
  }
}

/** Adds a second, slightly detuned voice that moves in opposite directions on the two sides; `amount` is from 0 to 1. */
export function chorus(track: Track, amount: number): void {
  track.to = Math.min(track.left.length, track.to + SIZE);
  chorusSide(track.left, track, amount, 0);
  chorusSide(track.right, track, amount, 0.5);
}
