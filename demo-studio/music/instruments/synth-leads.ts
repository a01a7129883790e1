import { subtractive } from './subtractive';

const steady = { attack: 0.01, decay: 0.3, sustain: 1, release: 0.2 };

export const houseStab = subtractive({
  wave: 'saw',
  detune: [-12, -4, 5, 13],
  amplitude: { attack: 0.004, decay: 0.35, sustain: 0.35, release: 0.16 },
  filter: {
    hertz: 480,
    track: 0.3,
    octaves: 2.7,
    envelope: { attack: 0.004, decay: 0.3, sustain: 0.12, release: 0.2 },
    resonance: 0.22,
  },
});

export const brightPluck = subtractive({
  wave: 'square',
  detune: [-5, 5],
  amplitude: { attack: 0.003, decay: 0.32, sustain: 0.12, release: 0.22 },
  filter: {
    hertz: 700,
    track: 0.6,
    octaves: 2.6,
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.08, release: 0.2 },
    resonance: 0.2,
  },
});

export const silkLead = subtractive({
  wave: 'saw',
  detune: [-6, 5],
  amplitude: { attack: 0.012, decay: 0.4, sustain: 0.78, release: 0.2 },
  filter: {
    hertz: 1150,
    track: 0.6,
    octaves: 1.5,
    envelope: { attack: 0.02, decay: 0.5, sustain: 0.45, release: 0.3 },
    resonance: 0.16,
  },
  vibrato: { hertz: 5.4, cents: 16, delay: 0.22 },
  slideSeconds: 0.07,
});

export const softWhistle = subtractive({
  wave: 'round',
  detune: [0],
  amplitude: { attack: 0.02, decay: 0.6, sustain: 0.6, release: 0.35 },
  filter: { hertz: 2200, track: 0.5, octaves: 0.4, envelope: steady, resonance: 0 },
  vibrato: { hertz: 4.6, cents: 14, delay: 0.25 },
  slideSeconds: 0.09,
});
