import { qualityOf } from '../../../../src/domain/playback/sources/quality-of';
import { aFile, aSource } from '../../../support/builders/a-source';

describe('qualityOf', () => {
  it.each([
    ['what adapts', aSource(), 'auto'],
    ['a rendition', aSource({ id: '128', bitrate: 128_000 }), 128_000],
    ['the file itself', aFile(), 'original'],
    ['a picture that adapts', aSource({ medium: 'video' }), 'auto'],
    ['a picture of a size', aSource({ id: '720p', medium: 'video', bitrate: 9, height: 720 }), 720],
  ])('returns the quality of %s', (_, source, quality) => {
    expect(qualityOf(source)).toBe(quality);
  });
});
