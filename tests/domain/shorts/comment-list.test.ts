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

describe('a comment text', () => {
  it.each([
    ['', 'empty'],
    ['  \n ', 'empty'],
    ['Hay', null],
    [` ${'a'.repeat(300)} `, null],
    ['a'.repeat(301), 'too-long'],
    ['e\u0301'.repeat(300), null],
  ])('%j has the fault %j', (text, fault) => {
    expect(commentFault(text)).toBe(fault);
  });
});

describe('comments', () => {
  it('are none and counted as none at first', () => {
    expect(NO_COMMENTS).toEqual({ items: [], cursor: null, totalCount: 0 });
  });

  it('are appended page by page, each comment once', () => {
    const page = { items: [aComment('b'), aComment('c')], cursor: 'next', totalCount: 9 };
    const list = appendComments(listOf('a', 'b'), page);
    expect([shown(list), list.cursor, list.totalCount]).toEqual([['a posted', 'b posted', 'c posted'], 'next', 9]);
  });

  it('show a new own comment at once, and then its accepted version', () => {
    const begun = beginComment(listOf('a'), aComment('new'));
    expect([shown(begun), begun.totalCount]).toEqual([['new sending', 'a posted'], 2]);
    const confirmed = confirmComment(begun, aComment('new', { text: 'gọn hơn' }));
    expect([shown(confirmed), confirmed.items[0]?.text]).toEqual([['new posted', 'a posted'], 'gọn hơn']);
  });

  it('show a refused comment as failed, and can send it again at the same position', () => {
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

  it('remove a comment, and put it back at its position', () => {
    const taken = takeComment(listOf('a', 'b', 'c'), 'b');
    expect(taken).toMatchObject({ place: 1, comment: { id: 'b' }, list: { totalCount: 2 } });
    const list = taken?.list ?? NO_COMMENTS;
    expect(shown(list)).toEqual(['a posted', 'c posted']);
    const back = { comment: { ...aComment('b'), status: 'posted' as const, refusal: null }, place: 1 };
    expect(shown(putBackComment(list, back))).toEqual(['a posted', 'b posted', 'c posted']);
    expect(shown(putBackComment(listOf(), back))).toEqual(['b posted']);
    expect(putBackComment(list, back)).toEqual(listOf('a', 'b', 'c'));
    expect(putBackComment(listOf('b'), back)).toEqual(listOf('b'));
  });

  it('are not counted where the backend does not, until the last page is loaded', () => {
    const first = appendComments(NO_COMMENTS, { items: [aComment('b')], cursor: 'next', totalCount: null });
    const begun = beginComment(first, aComment('new'));
    expect([first.totalCount, begun.totalCount, takeComment(begun, 'new')?.list.totalCount]).toEqual([
      null,
      null,
      null,
    ]);
    expect(appendComments(begun, { items: [aComment('a')], cursor: null, totalCount: null }).totalCount).toBe(3);
  });

  it('remove nothing for a comment that is not in the list', () => {
    expect(takeComment(listOf('a'), 'x')).toBeNull();
  });
});
