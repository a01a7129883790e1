import { isSameWay } from '../../../../src/domain/playback/sources/is-same-way';
import { aFile, aSource } from '../../../support/builders/a-source';

describe('whether two sources play a song in the same way', () => {
  it.each([
    ['under another address', aSource({ url: '/p/renewed/media/a/song-1/master.m3u8' }), true],
    ['another rendition', aSource({ id: '128' }), false],
    ['another kind', aFile({ id: 'auto' }), false],
    ['the picture', aSource({ medium: 'video' }), false],
  ])('%s', (_, other, expected) => {
    expect(isSameWay(aSource(), other)).toBe(expected);
  });
});
