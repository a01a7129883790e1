import { composeSong } from '../../../demo-studio/music/compose-song';
import { planStructure } from '../../../demo-studio/music/compose/plan-structure';
import { MUSIC_STYLES } from '../../../demo-studio/music/song-brief';
import { aSongBrief } from '../../support/builders/a-song-brief';
import { describeSongLengths } from './song-lengths.contract';

const SEEDS = [1, 2, 3, 4, 5];
// `tests/demo/song-lengths.test.ts` composes with five seeds.
describeSongLengths([1]);

describe('the structure of a song', () => {
  it.each(MUSIC_STYLES)('has an intro, verses, choruses, a bridge and an outro in %s', (style) => {
    const kinds = planStructure(aSongBrief({ style })).map(({ kind }) => kind);
    expect(kinds[0]).toBe('intro');
    expect(kinds.at(-1)).toBe('outro');
    expect(kinds).toEqual(expect.arrayContaining(['verse', 'bridge']));
    expect(kinds.filter((kind) => kind === 'chorus').length).toBeGreaterThanOrEqual(1);
  });

  it('has no gap between sections', () => {
    const sections = planStructure(aSongBrief());
    const ends = sections.map(({ start, beats }) => start + beats);
    expect(sections.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1)]);
  });

  it('has its highest energy in the last chorus', () => {
    const sections = planStructure(aSongBrief({ seconds: 110 }));
    const last = sections.filter(({ kind }) => kind === 'chorus').at(-1);
    expect(last?.energy).toBe(Math.max(...sections.map(({ energy }) => energy)));
  });

  it('differs between seeds', () => {
    const shapes = SEEDS.concat([6, 7, 8, 9]).map((seed) =>
      planStructure(aSongBrief({ style: 'house', seed, seconds: 90 }))
        .map(({ kind, bars }) => kind + bars)
        .join(),
    );
    expect(new Set(shapes).size).toBeGreaterThan(1);
  });
});

describe('a song with lyrics', () => {
  const words = { verse: [[7, 6, 7, 5], [8, 6, 7, 5]], chorus: [5, 6, 5, 7], bridge: [6, 6] }; // oxfmt-ignore
  const { sections, phrases } = composeSong(aSongBrief({ words, seconds: 100 }));
  const sung = (kind: string, index: number) => {
    const place = sections.findIndex((section) => section.kind === kind && section.index === index);
    return phrases.filter((phrase) => phrase.section === place).map(({ notes }) => notes.length);
  };

  it('has a phrase for each line and a note for each syllable', () => {
    expect([sung('verse', 0), sung('verse', 1)]).toEqual(words.verse);
    expect([sung('chorus', 0), sung('chorus', 1)]).toEqual([words.chorus, words.chorus]);
    expect(sung('bridge', 0)).toEqual(words.bridge);
  });

  it.each([1, 2, 3])('has each of %i verses once', (count) => {
    const verse = Array.from({ length: count }, () => [6, 6, 6, 6]);
    const song = composeSong(aSongBrief({ words: { verse, chorus: [6, 6] }, seconds: 110 }));
    expect(song.sections.filter(({ kind }) => kind === 'verse')).toHaveLength(count);
  });

  it('has a note for each syllable of a line of 1 to 40 syllables', () => {
    const crowded = composeSong(aSongBrief({ words: { verse: [[1, 40, 2, 16]], chorus: [3, 9] } }));
    expect(crowded.phrases.slice(0, 4).map(({ notes }) => notes.length)).toEqual([1, 40, 2, 16]);
  });
});
