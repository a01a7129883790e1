import { askedRange, judgeConditions, type Validators } from '../../../../server/presentation/http/preconditions';

const MODIFIED = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const NOW = MODIFIED + 60_000;
const HERE: Validators = { etag: '"a,b"', modifiedMs: MODIFIED };
const SAME_SECOND = 'Fri, 02 Jan 2026 03:04:05 GMT';
const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';
const AFTER = 'Fri, 02 Jan 2026 03:04:06 GMT';

const judge = (headers: Record<string, string>, method = 'GET', here = HERE) =>
  judgeConditions({ method, headers }, here, NOW);

describe('what If-None-Match leaves', () => {
  it.each([
    ['the tag itself', '"a,b"'],
    ['the tag as a weak one, as a proxy makes it', 'W/"a,b"'],
    ['a list that has it', '"x", W/"a,b" , "y"'],
    ['a list with empty places', ', ,"a,b",'],
    ['any', '*'],
    ['any, with blanks', ' * '],
  ])('is 304 for %s', (_what, tag) => expect(judge({ 'if-none-match': tag })).toBe('not-modified'));

  it.each([
    ['another one', '"b"'],
    ['a part of it', '"a"'],
    ['its letters without quotes', 'a,b'],
    ['a weak mark in small letters', 'w/"x"'],
    ['nothing', ''],
    ['any among others', '"x", *'],
  ])('is the answer for %s', (_what, tag) => expect(judge({ 'if-none-match': tag })).toBe('met'));

  it('is compared weakly with a weak tag too', () => {
    expect(judge({ 'if-none-match': '"a"' }, 'GET', { etag: 'W/"a"' })).toBe('not-modified');
  });

  it('is 304 for HEAD, and 412 for what would change something', () => {
    expect(['HEAD', 'PUT', 'DELETE'].map((method) => judge({ 'if-none-match': '*' }, method))).toEqual([
      'not-modified',
      'failed',
      'failed',
    ]);
  });

  it('stands above If-Modified-Since', () => {
    expect(judge({ 'if-none-match': '"x"', 'if-modified-since': AFTER })).toBe('met');
    expect(judge({ 'if-none-match': '"a,b"', 'if-modified-since': BEFORE })).toBe('not-modified');
  });
});

describe('what If-Match leaves', () => {
  it.each(['"a,b"', '"x", "a,b"', '*'])('is the answer for %s', (tag) => {
    expect(judge({ 'if-match': tag })).toBe('met');
  });

  it.each(['"x"', 'W/"a,b"', 'a,b', ''])('is 412 for %p', (tag) => expect(judge({ 'if-match': tag })).toBe('failed'));

  it('is 412 for a weak tag that is the same', () => {
    expect(judge({ 'if-match': 'W/"a"' }, 'GET', { etag: 'W/"a"' })).toBe('failed');
  });

  it('stands above If-Unmodified-Since, and before If-None-Match', () => {
    expect(judge({ 'if-match': '"a,b"', 'if-unmodified-since': BEFORE })).toBe('met');
    expect(judge({ 'if-match': '"x"', 'if-none-match': '"a,b"' })).toBe('failed');
    expect(judge({ 'if-match': '"a,b"', 'if-none-match': '"a,b"' })).toBe('not-modified');
  });
});

describe('what dates leave', () => {
  it.each([
    ['if-modified-since', BEFORE, 'met'],
    ['if-modified-since', SAME_SECOND, 'not-modified'],
    ['if-modified-since', AFTER, 'not-modified'],
    ['if-modified-since', '2099', 'met'],
    ['if-unmodified-since', BEFORE, 'failed'],
    ['if-unmodified-since', SAME_SECOND, 'met'],
    ['if-unmodified-since', AFTER, 'met'],
    ['if-unmodified-since', 'yesterday', 'met'],
  ])('%s: %s is %s', (name, date, condition) => expect(judge({ [name]: date })).toBe(condition));

  it('is nothing where it is not known when something was changed', () => {
    const unknown = { etag: '"a"' };
    expect(judge({ 'if-modified-since': AFTER }, 'GET', unknown)).toBe('met');
    expect(judge({ 'if-unmodified-since': BEFORE }, 'GET', unknown)).toBe('met');
  });

  it('is nothing for If-Modified-Since of what is not read', () => {
    expect(judge({ 'if-modified-since': AFTER }, 'POST')).toBe('met');
  });
});

describe('askedRange', () => {
  const range = 'bytes=0-0';
  const asked = (headers: Record<string, string>, method = 'GET', nowMs = NOW) =>
    askedRange({ method, headers: { range, ...headers } }, HERE, nowMs);

  it('is the range without a condition', () => expect(asked({})).toBe(range));

  it.each(['"a,b"', SAME_SECOND])('is the range of what is still %s', (condition) => {
    expect(asked({ 'if-range': condition })).toBe(range);
  });

  it.each(['"x"', 'W/"a,b"', '"x", "a,b"', '*', BEFORE, AFTER, ''])('is all where it is not %p', (condition) => {
    expect(asked({ 'if-range': condition })).toBeUndefined();
  });

  it('takes no date for sure within the second of a change', () => {
    expect(asked({ 'if-range': SAME_SECOND }, 'GET', MODIFIED + 999)).toBeUndefined();
    expect(asked({ 'if-range': SAME_SECOND }, 'GET', MODIFIED + 1_000)).toBe(range);
  });

  it('is none of any other method', () => expect(asked({}, 'HEAD')).toBeUndefined());
});
