import { subtractive } from './subtractive';

const steady = { attack: 0.01, decay: 0.3, sustain: 1, release: 0.2 };

export const strings = subtractive({
  wave: 'saw',
  detune: [-7, 6],
  amplitude: { attack: 0.28, decay: 1, sustain: 0.9, release: 0.7 },
  filter: {
    hertz: 1500,
    track: 0.5,
    octaves: 0.9,
    envelope: { attack: 0.5, decay: 1.5, sustain: 0.7, release: 0.6 },
    resonance: 0.05,
  },
  vibrato: { hertz: 5.1, cents: 7, delay: 0.3 },
});

export const warmPad = subtractive({
  wave: 'saw',
  detune: [-9, 8],
  amplitude: { attack: 0.9, decay: 2, sustain: 0.9, release: 1.8 },
  filter: {
    hertz: 520,
    track: 0.4,
    octaves: 1.5,
    envelope: { attack: 2.2, decay: 4, sustain: 0.5, release: 2 },
    resonance: 0.12,
  },
});

export const airyPad = subtractive({
  wave: 'triangle',
  detune: [-4, 4],
  amplitude: { attack: 1.1, decay: 2, sustain: 0.9, release: 2.2 },
  filter: { hertz: 2400, track: 0.5, octaves: 0.5, envelope: steady, resonance: 0 },
  breath: 0.035,
});

export const organPad = subtractive({
  wave: 'organ',
  detune: [-4, 4],
  amplitude: { attack: 0.12, decay: 1, sustain: 0.9, release: 0.35 },
  filter: { hertz: 1900, track: 0.4, octaves: 0.4, envelope: steady, resonance: 0 },
  vibrato: { hertz: 6.2, cents: 6, delay: 0 },
});

export const analogBrass = subtractive({
  wave: 'saw',
  detune: [-7, 6],
  amplitude: { attack: 0.03, decay: 0.5, sustain: 0.75, release: 0.16 },
  filter: {
    hertz: 620,
    track: 0.5,
    octaves: 2.1,
    envelope: { attack: 0.06, decay: 0.45, sustain: 0.4, release: 0.2 },
    resonance: 0.1,
  },
});
