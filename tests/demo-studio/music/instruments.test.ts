import { makeKit } from '../../../demo-studio/music/drums/drum-kit';
import { KITS, type KitName } from '../../../demo-studio/music/drums/kits';
import { pitchHertz } from '../../../demo-studio/music/dsp/pitch-hertz';
import { waveTable } from '../../../demo-studio/music/dsp/wave-tables';
import { STYLE_RULES } from '../../../demo-studio/music/styles/style-book';
import { STYLE_SOUNDS } from '../../../demo-studio/music/sound/sound-book';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';

// `tests/demo/instruments.test.ts` plays a note on every instrument.
describe('a wave', () => {
  it('has no partials above the range of hearing', () => {
    const table = waveTable('saw', pitchHertz(96));
    const highest = Math.floor(20_000 / pitchHertz(96));
    const partial = (harmonic: number) =>
      Math.abs(
        table
          .subarray(0, 2048)
          .reduce((sum, sample, at) => sum + sample * Math.sin((2 * Math.PI * harmonic * at) / 2048), 0),
      );
    expect(partial(1)).toBeGreaterThan(100);
    expect(partial(highest + 1)).toBeLessThan(0.01);
  });
});

describe.each(Object.keys(KITS) as KitName[])('the %s kit', (name) => {
  const kit = makeKit(KITS[name], 5);

  it('has three strokes of each drum, no two alike, all ending in silence', () => {
    const strokes = [...kit.values()];
    expect(strokes.every((each) => each.length === 3)).toBe(true);
    expect(strokes.flat().every((stroke) => Math.abs(stroke.at(-1) ?? 1) < 0.001)).toBe(true);
    expect(strokes.filter(([first, second]) => first === second)).toEqual([]);
  });
});

describe.each(MUSIC_STYLES)('the sounds of %s', (style) => {
  const drums = new Set(
    Object.values(STYLE_RULES[style].arrangements).flatMap(({ drums: groove }) => Object.keys(groove ?? {})),
  );

  it.each(STYLE_SOUNDS[style].map((sound, place) => ({ sound, place })))(
    'have every drum that the arrangements of the style use (sound $place)',
    ({ sound }) => {
      const owned = Object.keys(KITS[sound.drums.kit]);
      expect([...drums].filter((drum) => !owned.includes(drum))).toEqual([]);
    },
  );
});
