import { composeSong } from '../../demo-studio/music/compose-song';
import { measureLoudness } from '../../demo-studio/music/master/measure-loudness';
import { measureTruePeak } from '../support/sound/measure-true-peak';
import { renderSong } from '../../demo-studio/music/render-song';
import { MUSIC_STYLES } from '../../demo-studio/music/song-brief';
import { aScoreExcerpt } from '../support/builders/a-score-excerpt';
import { describeRenderedSong } from '../demo-studio/music/rendered-song.contract';
import { aSongBrief } from '../support/builders/a-song-brief';
import { longestSilence, onsetsPerSecond, spectralCentroid } from '../support/demo-studio/hear-sound';

const excerpt = (changes: Parameters<typeof aSongBrief>[0]) =>
  aScoreExcerpt(composeSong(aSongBrief(changes)), 'chorus', 3);

const HEARD = MUSIC_STYLES.map((style) => {
  const sound = renderSong(excerpt({ style, key: { tonic: 0, mode: 'major' } }));
  return { style, sound, centroid: spectralCentroid(sound), onsets: onsetsPerSecond(sound) };
});

describe('a rendered song', () => {
  const brief = { style: 'bossa', seed: 11 } as const;

  it('has the same samples for the same seed', () => {
    const first = renderSong(excerpt(brief));
    const second = renderSong(excerpt(brief));
    expect(Buffer.from(first.left.buffer).equals(Buffer.from(second.left.buffer))).toBe(true);
    expect(Buffer.from(first.right.buffer).equals(Buffer.from(second.right.buffer))).toBe(true);
  });

  it('has other notes for another seed', () => {
    const other = composeSong(aSongBrief({ ...brief, seed: 12 }));
    expect(other.phrases[0]?.notes).not.toEqual(composeSong(aSongBrief(brief)).phrases[0]?.notes);
  });

  it('has its full length and the intended loudness, without a gap', () => {
    const score = composeSong(aSongBrief({ style: 'bolero', seconds: 60 }));
    const sound = renderSong(score);
    expect(sound.left).toHaveLength(Math.round(score.seconds * sound.rate));
    expect(longestSilence(sound)).toBeLessThan(1.5);
    expect(measureLoudness(sound)).toBeGreaterThan(-15);
    expect(measureLoudness(sound)).toBeLessThan(-13);
    expect(measureTruePeak([sound.left, sound.right])).toBeLessThan(-1.5);
  });
});

describe.each(HEARD)('$style', ({ sound }) => describeRenderedSong(sound));

describe('styles', () => {
  const spreadOf = (values: readonly number[]) => Math.max(...values) / Math.min(...values);

  it('differ in brightness', () => {
    expect(spreadOf(HEARD.map(({ centroid }) => centroid))).toBeGreaterThan(1.8);
  });

  it('differ in the number of notes per second', () => {
    expect(spreadOf(HEARD.map(({ onsets }) => onsets + 0.2))).toBeGreaterThan(3);
  });

  it('each differ from every other in brightness or in notes per second', () => {
    const pairs = HEARD.flatMap((first, at) => HEARD.slice(at + 1).map((second) => ({ first, second })));
    const alike = pairs.filter(
      ({ first, second }) =>
        spreadOf([first.centroid, second.centroid]) < 1.03 &&
        spreadOf([first.onsets + 0.2, second.onsets + 0.2]) < 1.03,
    );
    expect(alike.map(({ first, second }) => `${first.style} ${second.style}`)).toEqual([]);
  });
});
