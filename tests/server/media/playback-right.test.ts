import { playbackRight, mayPlayPremium, type PlaybackRight } from '../../../server/domain/media/playback-right';
import { previewLength, previewOf } from '../../../server/domain/media/preview';
import { previewsOf } from '../../../server/domain/media/rendition';
import { aMediaSource } from '../../support/builders/a-media-source';

const LISTENER = { role: 'listener', isPremium: false } as const;
const PREMIUM = { role: 'listener', isPremium: true } as const;
const ADMIN = { role: 'admin', isPremium: false } as const;

describe('the right to play a whole song', () => {
  it.each<[string, boolean, typeof LISTENER | typeof PREMIUM | typeof ADMIN | null, PlaybackRight]>([
    ['a song for everybody, nobody signed in', false, null, 'full'],
    ['a song for everybody, a listener', false, LISTENER, 'full'],
    ['a premium song, nobody signed in', true, null, 'sign-in'],
    ['a premium song, a listener', true, LISTENER, 'premium'],
    ['a premium song, a premium listener', true, PREMIUM, 'full'],
    ['a premium song, an admin', true, ADMIN, 'full'],
  ])('%s', (_, isPremiumSong, listener, right) => {
    expect(playbackRight(isPremiumSong, listener)).toBe(right);
  });

  it('belongs to an admin, even without premium', () => {
    expect([LISTENER, PREMIUM, ADMIN].map(mayPlayPremium)).toEqual([false, true, true]);
  });
});

describe('a preview', () => {
  it.each([
    [252_000, 30_000],
    [30_000, 30_000],
    [30_001, 30_000],
    [29_999, 29_999],
    [12_000, 12_000],
  ])('of %d ms is %d ms long', (durationMs, length) => {
    expect(previewLength(durationMs)).toBe(length);
  });

  it('is the same file with a shorter length', () => {
    const source = aMediaSource({ durationMs: 252_000 });
    expect(previewOf(source)).toEqual({ ...source, durationMs: 30_000 });
  });

  it('is made of a premium song only, in its renditions, planned for 30 s', () => {
    const source = aMediaSource({ durationMs: 252_000, isPremium: true });
    const previews = previewsOf(source);
    expect(previews.map(({ folder }) => folder)).toEqual([
      'pre/song1-r11/64',
      'pre/song1-r11/128',
      'pre/song1-r11/256',
    ]);
    expect(previews.map(({ plan }) => plan.segmentCount)).toEqual([9, 9, 9]);
    expect(previewsOf({ ...source, isPremium: false })).toEqual([]);
  });
});
