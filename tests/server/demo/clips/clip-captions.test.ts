import { clipCaptions } from '../../../../server/domain/demo/clips/clip-captions';

const LRC = ['[00:10.000]Một', '[00:14.000]Hai <vẫn>', '[00:18.000]', '[00:22.500]Ba & bốn'].join('\n');

describe('clipCaptions', () => {
  it('has the lines of the stretch from its beginning on, each until the next or until nothing is sung', () => {
    expect(clipCaptions(LRC, { from: 8, to: 30 })).toBe(
      [
        'WEBVTT\n',
        '00:02.000 --> 00:06.000\nMột\n',
        '00:06.000 --> 00:10.000\nHai &lt;vẫn&gt;\n',
        '00:14.500 --> 00:22.000\nBa &amp; bốn\n',
      ].join('\n'),
    );
  });

  it('shows a line that began before the stretch, and ends one that goes on after it', () => {
    expect(clipCaptions(LRC, { from: 12, to: 15 })).toBe(
      'WEBVTT\n\n00:00.000 --> 00:02.000\nMột\n\n00:02.000 --> 00:03.000\nHai &lt;vẫn&gt;\n',
    );
  });

  it('leaves out what would only flash up', () => {
    expect(clipCaptions(LRC, { from: 13.7, to: 14.2 })).toBeNull();
  });

  it.each([
    ['where nothing is sung', { from: 18, to: 22 }],
    ['before the first line', { from: 0, to: 5 }],
  ])('is none %s', (_, stretch) => {
    expect(clipCaptions(LRC, stretch)).toBeNull();
  });

  it('counts minutes', () => {
    expect(clipCaptions('[01:02.345]Xa\n[01:10.000]', { from: 0, to: 90 })).toContain('01:02.345 --> 01:10.000');
  });
});
