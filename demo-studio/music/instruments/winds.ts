import { subtractive } from './subtractive';

const steady = { attack: 0.01, decay: 0.3, sustain: 1, release: 0.2 };

export const flute = subtractive({
  wave: 'flute',
  detune: [0],
  amplitude: { attack: 0.05, decay: 0.5, sustain: 0.85, release: 0.16 },
  filter: { hertz: 3400, track: 0.7, octaves: 0.6, envelope: steady, resonance: 0 },
  vibrato: { hertz: 4.9, cents: 17, delay: 0.28 },
  slideSeconds: 0.035,
  breath: 0.07,
});

export const bambooFlute = subtractive({
  wave: 'flute',
  detune: [0],
  amplitude: { attack: 0.045, decay: 0.4, sustain: 0.85, release: 0.2 },
  filter: { hertz: 4200, track: 0.7, octaves: 0.5, envelope: steady, resonance: 0 },
  vibrato: { hertz: 5.5, cents: 30, delay: 0.2 },
  slideSeconds: 0.11,
  breath: 0.13,
});

export const reedLead = subtractive({
  wave: 'reed',
  detune: [0],
  amplitude: { attack: 0.04, decay: 0.4, sustain: 0.85, release: 0.2 },
  filter: {
    hertz: 1700,
    track: 0.5,
    octaves: 0.8,
    envelope: { attack: 0.08, decay: 0.6, sustain: 0.6, release: 0.2 },
    resonance: 0.05,
  },
  vibrato: { hertz: 5.2, cents: 20, delay: 0.22 },
  slideSeconds: 0.06,
  breath: 0.03,
});
