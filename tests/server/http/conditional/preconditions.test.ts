import { askedRange, judgeConditions, type Validators } from '../../../../server/presentation/http/preconditions';

const MODIFIED = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
const NOW = MODIFIED + 60_000;
const HERE: Validators = { etag: '"a,b"', modifiedMs: MODIFIED };
const SAME_SECOND = 'Fri, 02 Jan 2026 03:04:05 GMT';
const BEFORE = 'Fri, 02 Jan 2026 03:04:04 GMT';
const AFTER = 'Fri, 02 Jan 2026 03:04:06 GMT';

const judge = (headers: Record<string, string>, method = 'GET', here = HERE) =>
  judgeConditions({ method, headers }, here, NOW);

describe('a request with If-None-Match', () => {
  it.each([
    ['the tag itself', '"a,b"'],
    ['the tag as a weak one, as a proxy makes it', 'W/"a,b"'],
    ['a list that has it', '"x", W/"a,b" , "y"'],
    ['a list with empty places', ', ,"a,b",'],
    ['any', '*'],
    ['any, with blanks', ' * '],
  ])('is answered with 304 for %s', (_what, tag) => expect(judge({ 'if-none-match': tag })).toBe('not-modified'));

  it.each([
    ['another one', '"b"'],
    ['a part of it', '"a"'],
    ['its letters without quotes', 'a,b'],
    ['a weak mark in small letters', 'w/"x"'],
    ['nothing', ''],
    ['any among others', '"x", *'],
  ])('is answered with the content for %s', (_what, tag) => expect(judge({ 'if-none-match': tag })).toBe('met'));

  it('is answered with 304 if the tag of the content is weak too', () => {
    expect(judge({ 'if-none-match': '"a"' }, 'GET', { etag: 'W/"a"' })).toBe('not-modified');
  });

  it('is answered with 304 for HEAD, and with 412 for methods that change something', () => {
    expect(['HEAD', 'PUT', 'DELETE'].map((method) => judge({ 'if-none-match': '*' }, method))).toEqual([
      'not-modified',
      'failed',
      'failed',
    ]);
  });

  it('ignores If-Modified-Since', () => {
    expect(judge({ 'if-none-match': '"x"', 'if-modified-since': AFTER })).toBe('met');
    expect(judge({ 'if-none-match': '"a,b"', 'if-modified-since': BEFORE })).toBe('not-modified');
  });
});

describe('a request with If-Match', () => {
  it.each(['"a,b"', '"x", "a,b"', '*'])('is answered with the content for %s', (tag) => {
    expect(judge({ 'if-match': tag })).toBe('met');
  });

  it.each(['"x"', 'W/"a,b"', 'a,b', ''])('is answered with 412 for %p', (tag) =>
    expect(judge({ 'if-match': tag })).toBe('failed'),
  );

  it('is answered with 412 for a weak tag, even if the tag is equal', () => {
    expect(judge({ 'if-match': 'W/"a"' }, 'GET', { etag: 'W/"a"' })).toBe('failed');
  });

  it('ignores If-Unmodified-Since, and is checked before If-None-Match', () => {
    expect(judge({ 'if-match': '"a,b"', 'if-unmodified-since': BEFORE })).toBe('met');
    expect(judge({ 'if-match': '"x"', 'if-none-match': '"a,b"' })).toBe('failed');
    expect(judge({ 'if-match': '"a,b"', 'if-none-match': '"a,b"' })).toBe('not-modified');
  });
});

describe('a condition with a date', () => {
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

  it('is met if the time of the last change is unknown', () => {
    const unknown = { etag: '"a"' };
    expect(judge({ 'if-modified-since': AFTER }, 'GET', unknown)).toBe('met');
    expect(judge({ 'if-unmodified-since': BEFORE }, 'GET', unknown)).toBe('met');
  });

  it('is met for If-Modified-Since with a method that does not read', () => {
    expect(judge({ 'if-modified-since': AFTER }, 'POST')).toBe('met');
  });
});

describe('askedRange', () => {
  const range = 'bytes=0-0';
  const asked = (headers: Record<string, string>, method = 'GET', nowMs = NOW) =>
    askedRange({ method, headers: { range, ...headers } }, HERE, nowMs);

  it('returns the range if there is no condition', () => expect(asked({})).toBe(range));

  it.each(['"a,b"', SAME_SECOND])('returns the range if the content still matches %s', (condition) => {
    expect(asked({ 'if-range': condition })).toBe(range);
  });

  it.each(['"x"', 'W/"a,b"', '"x", "a,b"', '*', BEFORE, AFTER, ''])(
    'returns no range if the content does not match %p',
    (condition) => {
      expect(asked({ 'if-range': condition })).toBeUndefined();
    },
  );

  it('does not trust a date within the second of a change', () => {
    expect(asked({ 'if-range': SAME_SECOND }, 'GET', MODIFIED + 999)).toBeUndefined();
    expect(asked({ 'if-range': SAME_SECOND }, 'GET', MODIFIED + 1_000)).toBe(range);
  });

  it('returns no range for another method than GET', () => expect(asked({}, 'HEAD')).toBeUndefined());
});
