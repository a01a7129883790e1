import { LIMITS } from '../../../contract/kernel/limits';
import { addSeen, readSeen } from '../../../src/domain/shorts/seen-clips';

describe('seen clips', () => {
  it('are listed last seen first, each once', () => {
    expect(addSeen(addSeen(addSeen([], 'a'), 'b'), 'a')).toEqual(['a', 'b']);
  });

  it('are limited to the number that may be sent', () => {
    const many = Array.from({ length: LIMITS.seenShortsMax }, (_, index) => String(index));
    const seen = addSeen(many, 'new');
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([LIMITS.seenShortsMax, 'new', many.at(-2)]);
    expect(readSeen([...many, 'over'])).toEqual(many);
  });

  it.each([
    [
      ['a', 3, '', null, 'b'],
      ['a', 'b'],
    ],
    ['a', []],
    [null, []],
  ])('stored as %j are read as %j', (kept, seen) => {
    expect(readSeen(kept)).toEqual(seen);
  });
});
