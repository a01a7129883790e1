import { momentOf, swing } from '../../../demo-studio/film/signals/moment';
import { noteLights } from '../../../demo-studio/film/signals/note-lights';
import { Pulse, smooth } from '../../../demo-studio/film/signals/pulse';
import { cutAt, DISSOLVE_SECONDS, shotsOf } from '../../../demo-studio/film/signals/shots';
import { songSignals } from '../../../demo-studio/film/signals/song-signals';
import { aNote, aScore } from '../../support/builders/a-score';

const BEAT = { attack: 0.1, hold: 0.2, release: 0.5 };

describe('a pulse', () => {
  const pulse = new Pulse(
    [
      { at: 4, strength: 0.5 },
      { at: 2, strength: 1 },
    ],
    BEAT,
  );

  it.each([
    ['before anything', 1.9, 0],
    ['as it begins', 2, 0],
    ['on the way up', 2.05, 0.5],
    ['when it has come', 2.1, 1],
    ['while it is held', 2.29, 1],
    ['a release later', 2.8, Math.exp(-1)],
    ['at a weaker onset', 4.15, 0.5],
    ['long after', 60, 0],
  ])('%s', (_, seconds, value) => {
    expect(pulse.at(seconds)).toBeCloseTo(value);
  });

  it('has the stronger value of two overlapping onsets', () => {
    const both = new Pulse([...[0, 0.15].map((at, place) => ({ at, strength: place === 0 ? 1 : 0.1 }))], BEAT);
    expect(both.at(0.28)).toBeCloseTo(1);
  });

  it('is zero without onsets', () => {
    expect(new Pulse([], BEAT).at(1)).toBe(0);
  });

  it.each([
    [-1, 0],
    [0.5, 0.5],
    [2, 1],
  ])('eases between 0 and 1: %d', (share, eased) => {
    expect(smooth(share)).toBe(eased);
  });
});

describe('lights that share notes', () => {
  const notes = Array.from({ length: 20 }, (_, at) => ({ at, strength: 1, height: 0, length: 1 }));

  it.each([1, 5, 8, 11])('are lit one at a time by each note, and every light is lit: %d', (count) => {
    const lights = noteLights(notes, count, { attack: 0.1, release: 0.01 });
    const lit = notes.map(({ at }) => lights.filter((light) => light.at(at + 0.1) > 0.9).length);
    expect(new Set(lit)).toEqual(new Set([1]));
    expect(lights.every((light) => notes.some(({ at }) => light.at(at + 0.1) > 0.9))).toBe(true);
  });
});

describe('the shots of a song', () => {
  const score = aScore(['intro', 'verse', 'chorus']);
  const shots = shotsOf(score);

  it('are as long as its sections, and the last one lasts until the sound has faded out', () => {
    expect(shots.map(({ kind, start, end }) => [kind, start, end])).toEqual([
      ['intro', 0, 16],
      ['verse', 16, 32],
      ['chorus', 32, 50],
    ]);
  });

  it.each([
    [0, 'intro', undefined],
    [15.5, 'intro', undefined],
    [15.8, 'intro', 'verse'],
    [16.2, 'intro', 'verse'],
    [16.5, 'verse', undefined],
    [40, 'chorus', undefined],
    [99, 'chorus', undefined],
  ])('at %d s show %s, and dissolve into %s', (seconds, kind, next) => {
    const cut = cutAt(shots, seconds);
    expect([cut.shot.kind, cut.next?.kind]).toEqual([kind, next]);
  });

  it('dissolve evenly, and are halfway when the section begins', () => {
    const shares = [-0.5, 0, 0.49].map((way) => cutAt(shots, 16 + way * DISSOLVE_SECONDS * 0.999).share);
    expect(shares.map((share) => share.toFixed(2))).toEqual(['0.00', '0.50', '0.99']);
  });
});

describe('a moment of a film', () => {
  const score = aScore(['intro', 'verse']);
  const sections = score.sections.map((section, place) => ({ ...section, energy: place === 0 ? 0.2 : 0.8 }));
  const loud = { ...score, sections };
  const shots = shotsOf(loud);
  const moment = (seconds: number) => momentOf(loud, cutAt(shots, seconds).shot, seconds);

  it('has its beat, its bar and the progress of the song and of the shot', () => {
    expect(moment(8)).toMatchObject({ beat: 16, bar: 4, progress: 8 / 34, way: 0.5 });
  });

  it.each([
    [2, 0.2],
    [16, 0.5],
    [20, 0.8],
  ])('at %d s has an energy of %d, without a jump between sections', (seconds, energy) => {
    expect(moment(seconds).energy).toBeCloseTo(energy);
  });

  it('swings once in a period', () => {
    expect([0, 1, 2, 3, 4].map((beat) => Math.round(swing(beat, 4)))).toEqual([0, 1, 0, -1, -0]);
  });
});

describe('the signals that a film takes from its song', () => {
  it('separate the drums from each other', () => {
    const drums = (['kick', 'snare', 'hat'] as const).map((drum, start) => ({ start: start * 8, drum, velocity: 1 }));
    const { kick, snare, hat } = songSignals(aScore(['verse'], { drums }));
    const heard = [0.06, 4.06, 8.06].map((seconds) => [kick, snare, hat].map((pulse) => Math.round(pulse.at(seconds))));
    expect(heard).toEqual([
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ]);
  });

  it('contain the notes of the band where nobody sings, but never the notes of the pad', () => {
    const quiet = aScore(['intro', 'verse'], {
      parts: [
        { role: 'arpeggio', notes: [aNote(4), { ...aNote(33.5), pitch: 72 }] },
        { role: 'pad', notes: [aNote(8)] },
      ],
    });
    const { notes } = songSignals(quiet);
    expect(notes.filter(({ at }) => at < 16).map(({ at }) => at)).toEqual([2]);
    expect(notes).toHaveLength(17);
  });

  it('give low and high notes different heights', () => {
    const score = aScore(['verse']);
    const phrases = [
      {
        ...aScore(['verse']).phrases[0],
        section: 0,
        start: 0,
        beats: 8,
        notes: [48, 54, 60].map((pitch, at) => ({ ...aNote(at), pitch })),
      },
    ];
    expect(songSignals({ ...score, phrases }).notes.map(({ height }) => height)).toEqual([0, 0.5, 1]);
  });

  it('have no notes for a song without notes', () => {
    expect(songSignals(aScore(['intro'])).notes).toEqual([]);
  });
});
