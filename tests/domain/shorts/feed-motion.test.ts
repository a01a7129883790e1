import {
  afterClipEnd,
  FIRST_FEED_SETTINGS,
  isSparing,
  readFeedSettings,
  startsByItself,
} from '../../../src/domain/shorts/feed-motion';

const calm = { prefersReducedMotion: true, sparesData: false };
const sparing = { prefersReducedMotion: false, sparesData: true };
const amid = { hasNext: true, isBesideClip: false };
const plain = { prefersReducedMotion: false, sparesData: false };

describe('fetching ahead', () => {
  it.each([
    [plain, false],
    [calm, true],
    [sparing, true],
  ])('with %j is skipped: %s', (surroundings, expected) => {
    expect(isSparing(surroundings)).toBe(expected);
  });
});

describe('a clip at which the feed stops', () => {
  it.each([
    [true, plain, true],
    [false, plain, false],
    [true, calm, false],
    [true, sparing, false],
  ])('with autoplay %s and %j starts by itself: %s', (autoplay, surroundings, expected) => {
    expect(startsByItself({ ...FIRST_FEED_SETTINGS, autoplay }, surroundings)).toBe(expected);
  });
});

describe('the end of a clip', () => {
  it.each([
    [true, plain, amid, 'advance'],
    [true, sparing, amid, 'advance'],
    [false, plain, amid, 'repeat'],
    [true, calm, amid, 'repeat'],
    [true, plain, { ...amid, hasNext: false }, 'repeat'],
    [true, plain, { ...amid, isBesideClip: true }, 'repeat'],
  ] as const)('with auto-advance %s, %j and %j: %s', (autoAdvance, surroundings, end, expected) => {
    expect(afterClipEnd({ autoplay: true, autoAdvance }, surroundings, end)).toBe(expected);
  });
});

describe('stored settings', () => {
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
