import { readCommentCursor, writeCommentCursor } from '../../../../server/domain/shorts/comment-cursor';

describe('the cursor of comments', () => {
  it('has the same values after it is written and read', () => {
    const place = { writtenAtMs: Date.UTC(2026, 5, 1), id: 'comment-1_x' };
    expect(readCommentCursor(writeCommentCursor(place))).toEqual(place);
  });

  it.each([
    ['1.a', { writtenAtMs: 1, id: 'a' }],
    [`zzzzzzzzz.${'x'.repeat(64)}`, { writtenAtMs: 36 ** 9 - 1, id: 'x'.repeat(64) }],
  ])('leads to the place that %s states', (cursor, place) => {
    expect(readCommentCursor(cursor)).toEqual(place);
  });

  it.each([[undefined], [''], ['abc'], ['.abc'], ['abc.'], ['0123456789.abc'], ['abc.a b'], [`abc.${'x'.repeat(65)}`]])(
    'leads to the beginning if it is %j',
    (cursor) => {
      expect(readCommentCursor(cursor)).toBeNull();
    },
  );
});
