import { FIRST_CHOICE, toAudioQuality, toVideoQuality } from '../../../../src/domain/playback/sources/media-choice';

describe('a quality that was stored', () => {
  it.each([
    ['a number of lines', 720, 720],
    ['the smallest number', 1, 1],
    ['nothing', 0, 'auto'],
    ['less than nothing', -1, 'auto'],
    ['no number', Number.NaN, 'auto'],
    ['a number without end', Number.POSITIVE_INFINITY, 'auto'],
    ['a number as a text', '720', 'auto'],
    ['a list of one number', [720], 'auto'],
    ['a switch', true, 'auto'],
    ['what follows the network', 'auto', 'auto'],
    ['no value', undefined, 'auto'],
    ['null', null, 'auto'],
  ])('is read from %s', (_, stored, quality) => {
    expect(toVideoQuality(stored)).toBe(quality);
    expect(toAudioQuality(stored)).toBe(quality);
  });

  it('may be the original file for sound, and not for a picture', () => {
    expect([toAudioQuality('original'), toVideoQuality('original')]).toEqual(['original', 'auto']);
  });
});

describe('the first choice of every listener', () => {
  it('is sound that follows the network, without saving data', () => {
    expect(FIRST_CHOICE).toEqual({ medium: 'audio', audioQuality: 'auto', videoQuality: 'auto', sparesData: false });
  });
});
