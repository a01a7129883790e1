import { clipCaptions } from '../../../demo-studio/clips/clip-captions';

const LRC = ['[00:10.000]Một', '[00:14.000]Hai <vẫn>', '[00:18.000]', '[00:22.500]Ba & bốn'].join('\n');

describe('clipCaptions', () => {
  it('contains the lines of the stretch, timed from its start, each until the next line or until a rest', () => {
    expect(clipCaptions(LRC, { from: 8, to: 30 })).toBe(
      [
        'WEBVTT\n',
        '00:02.000 --> 00:06.000\nMột\n',
        '00:06.000 --> 00:10.000\nHai &lt;vẫn&gt;\n',
        '00:14.500 --> 00:22.000\nBa &amp; bốn\n',
      ].join('\n'),
    );
  });

  it('shows a line that began before the stretch, and ends a longer line at the end of the stretch', () => {
    expect(clipCaptions(LRC, { from: 12, to: 15 })).toBe(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nMột\n\n00:02.000 --> 00:03.000\nHai &lt;vẫn&gt;\n',
    );
  });

  it('leaves out lines that would be visible too briefly', () => {
    expect(clipCaptions(LRC, { from: 13.7, to: 14.2 })).toBeNull();
  });

  it.each([
    ['where nothing is sung', { from: 18, to: 22 }],
    ['before the first line', { from: 0, to: 5 }],
  ])('is null %s', (_, stretch) => {
    expect(clipCaptions(LRC, stretch)).toBeNull();
  });

  it('writes times of more than a minute', () => {
    expect(clipCaptions('[01:02.345]Xa\n[01:10.000]', { from: 0, to: 90 })).toContain('01:02.345 --> 01:10.000');
  });
});
