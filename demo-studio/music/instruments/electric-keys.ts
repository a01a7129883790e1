import { frequencyModulation } from './frequency-modulation';

export const electricPiano = frequencyModulation([
  {
    carrier: 1,
    modulator: 1,
    level: 0.5,
    index: 1.5,
    indexDecay: 1.2,
    amplitude: { attack: 0.002, decay: 2.6, sustain: 0.12, release: 0.3 },
  },
  {
    carrier: 1.001,
    modulator: 2,
    level: 0.22,
    index: 0.7,
    indexDecay: 0.8,
    amplitude: { attack: 0.002, decay: 1.8, sustain: 0.1, release: 0.3 },
  },
  {
    carrier: 1,
    modulator: 14,
    level: 0.16,
    index: 0.55,
    indexDecay: 0.16,
    amplitude: { attack: 0.001, decay: 0.6, sustain: 0, release: 0.2 },
  },
]);

export const digitalPiano = frequencyModulation([
  {
    carrier: 1,
    modulator: 1,
    level: 0.45,
    index: 1.2,
    indexDecay: 1,
    amplitude: { attack: 0.001, decay: 2, sustain: 0.15, release: 0.25 },
  },
  {
    carrier: 1.002,
    modulator: 14,
    level: 0.3,
    index: 0.9,
    indexDecay: 0.22,
    amplitude: { attack: 0.001, decay: 1.6, sustain: 0.05, release: 0.25 },
  },
  {
    carrier: 2,
    modulator: 3,
    level: 0.1,
    index: 1,
    indexDecay: 0.3,
    amplitude: { attack: 0.001, decay: 0.7, sustain: 0, release: 0.2 },
  },
]);

export const tineBell = frequencyModulation([
  {
    carrier: 1,
    modulator: 3.5,
    level: 0.45,
    index: 1.1,
    indexDecay: 0.9,
    amplitude: { attack: 0.002, decay: 1.6, sustain: 0, release: 0.8 },
  },
  {
    carrier: 2,
    modulator: 7,
    level: 0.12,
    index: 0.7,
    indexDecay: 0.3,
    amplitude: { attack: 0.002, decay: 0.7, sustain: 0, release: 0.4 },
  },
]);
