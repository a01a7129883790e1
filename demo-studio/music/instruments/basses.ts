import { subtractive } from './subtractive';

const steady = { attack: 0.01, decay: 0.3, sustain: 1, release: 0.2 };

export const roundBass = subtractive({
  wave: 'round',
  detune: [0],
  amplitude: { attack: 0.008, decay: 1.1, sustain: 0.45, release: 0.1 },
  filter: {
    hertz: 420,
    track: 0.5,
    octaves: 1.3,
    envelope: { attack: 0.002, decay: 0.25, sustain: 0.2, release: 0.1 },
    resonance: 0,
  },
});

export const uprightBass = subtractive({
  wave: 'triangle',
  detune: [0, 2],
  amplitude: { attack: 0.006, decay: 0.75, sustain: 0.16, release: 0.14 },
  filter: {
    hertz: 520,
    track: 0.5,
    octaves: 1.8,
    envelope: { attack: 0.001, decay: 0.12, sustain: 0.1, release: 0.1 },
    resonance: 0.05,
  },
});

export const fingerBass = subtractive({
  wave: 'saw',
  detune: [0],
  amplitude: { attack: 0.004, decay: 0.6, sustain: 0.4, release: 0.07 },
  filter: {
    hertz: 330,
    track: 0.4,
    octaves: 2.4,
    envelope: { attack: 0.002, decay: 0.16, sustain: 0.18, release: 0.1 },
    resonance: 0.18,
  },
});

export const clubBass = subtractive({
  wave: 'square',
  detune: [-3, 3],
  amplitude: { attack: 0.004, decay: 0.4, sustain: 0.6, release: 0.06 },
  filter: {
    hertz: 210,
    track: 0.4,
    octaves: 2,
    envelope: { attack: 0.002, decay: 0.18, sustain: 0.3, release: 0.1 },
    resonance: 0.2,
  },
});

export const subBass = subtractive({
  wave: 'round',
  detune: [0],
  amplitude: { attack: 0.12, decay: 2, sustain: 0.8, release: 0.8 },
  filter: { hertz: 300, track: 0.3, octaves: 0.3, envelope: steady, resonance: 0 },
});
