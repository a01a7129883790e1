import { LIMITS } from '../../../contract/kernel/limits';
import {
  appendComments,
  beginComment,
  commentFault,
  confirmComment,
  failComment,
  NO_COMMENTS,
  putBackComment,
  takeComment,
  type CommentList,
} from '../../../src/domain/shorts/comment-list';
import { aComment } from '../../support/builders/a-clip';

const listOf = (...ids: readonly string[]): CommentList =>
  appendComments(NO_COMMENTS, { items: ids.map((id) => aComment(id)), cursor: null, totalCount: ids.length });
const shown = ({ items }: CommentList) => items.map(({ id, status }) => `${id} ${status}`);

describe('a text', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['Hay', null],
    [` ${'a'.repeat(LIMITS.commentMax)} `, null],
    ['a'.repeat(LIMITS.commentMax + 1), 'too-long'],
    ['e\u0301'.repeat(LIMITS.commentMax), null],
  ])('%j is no comment because it is %j', (text, fault) => {
    expect(commentFault(text)).toBe(fault);
  });
});

describe('comments', () => {
  it('grow by pages, each comment once', () => {
    const page = { items: [aComment('b'), aComment('c')], cursor: 'next', totalCount: 9 };
    const list = appendComments(listOf('a', 'b'), page);
    expect([shown(list), list.cursor, list.totalCount]).toEqual([['a posted', 'b posted', 'c posted'], 'next', 9]);
  });

  it('show an own one at once, and then as it was accepted', () => {
    const begun = beginComment(listOf('a'), aComment('new'));
    expect([shown(begun), begun.totalCount]).toEqual([['new sending', 'a posted'], 2]);
    const confirmed = confirmComment(begun, aComment('new', { text: 'gọn hơn' }));
    expect([shown(confirmed), confirmed.items[0]?.text]).toEqual([['new posted', 'a posted'], 'gọn hơn']);
  });

  it('keep a refused one, to be sent again where it stands', () => {
    const failed = failComment(beginComment(beginComment(listOf(), aComment('one')), aComment('two')), 'one', {
      kind: 'rate-limited',
      retryAfter: 25,
    });
    expect(shown(failed)).toEqual(['two sending', 'one failed']);
    expect(failed.items.map(({ refusal }) => refusal)).toEqual([null, { kind: 'rate-limited', retryAfter: 25 }]);
    const again = beginComment(failed, aComment('one'));
    expect([shown(again), again.totalCount]).toEqual([['two sending', 'one sending'], 2]);
    expect(again.items.map(({ refusal }) => refusal)).toEqual([null, null]);
  });

  it('let one go, and take it back into its place', () => {
    const taken = takeComment(listOf('a', 'b', 'c'), 'b');
    expect(taken).toMatchObject({ place: 1, comment: { id: 'b' }, list: { totalCount: 2 } });
    const list = taken?.list ?? NO_COMMENTS;
    expect(shown(list)).toEqual(['a posted', 'c posted']);
    const back = { comment: { ...aComment('b'), status: 'posted' as const, refusal: null }, place: 1 };
    expect(shown(putBackComment(list, back))).toEqual(['a posted', 'b posted', 'c posted']);
    expect(shown(putBackComment(listOf(), back))).toEqual(['b posted']);
    expect(putBackComment(listOf('b'), back).totalCount).toBe(1);
  });

  it('have none to let go that is not there', () => {
    expect(takeComment(listOf('a'), 'x')).toBeNull();
  });
});
