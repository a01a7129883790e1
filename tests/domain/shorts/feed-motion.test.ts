import {
  afterClipEnd,
  FIRST_FEED_SETTINGS,
  isSparing,
  readFeedSettings,
  startsByItself,
} from '../../../src/domain/shorts/feed-motion';

const calm = { prefersReducedMotion: true, sparesData: false };
const sparing = { prefersReducedMotion: false, sparesData: true };
const plain = { prefersReducedMotion: false, sparesData: false };

describe('fetching ahead', () => {
  it.each([
    [plain, false],
    [calm, true],
    [sparing, true],
  ])('with %j is given up: %s', (surroundings, expected) => {
    expect(isSparing(surroundings)).toBe(expected);
  });
});

describe('a clip that comes to rest', () => {
  it.each([
    [true, plain, true],
    [false, plain, false],
    [true, calm, false],
    [true, sparing, false],
  ])('with autoplay %s and %j begins by itself: %s', (autoplay, surroundings, expected) => {
    expect(startsByItself({ ...FIRST_FEED_SETTINGS, autoplay }, surroundings)).toBe(expected);
  });
});

describe('the end of a clip', () => {
  it.each([
    [true, plain, true, 'advance'],
    [true, sparing, true, 'advance'],
    [false, plain, true, 'repeat'],
    [true, calm, true, 'repeat'],
    [true, plain, false, 'repeat'],
  ] as const)('with auto-advance %s, %j and a next one %s: %s', (autoAdvance, surroundings, hasNext, expected) => {
    expect(afterClipEnd({ autoplay: true, autoAdvance }, surroundings, hasNext)).toBe(expected);
  });
});

describe('kept settings', () => {
  it.each([
    [null, FIRST_FEED_SETTINGS],
    ['no settings', FIRST_FEED_SETTINGS],
    [{ autoplay: 'yes', autoAdvance: 1 }, FIRST_FEED_SETTINGS],
    [{ autoplay: false }, { autoplay: false, autoAdvance: false }],
    [{ autoAdvance: true }, { autoplay: true, autoAdvance: true }],
  ])('%j are read as %j', (kept, settings) => {
    expect(readFeedSettings(kept)).toEqual(settings);
  });
});
