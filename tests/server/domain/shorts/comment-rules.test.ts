import { LIMITS } from '../../../../contract/kernel/limits';
import { cleanComment, COMMENTS_AT_MOST, judgeComment } from '../../../../server/domain/shorts/comment-rules';

const NOW_MS = 1_000_000;
const judge = (text: string, recent: readonly number[] = []) => judgeComment(text, recent, NOW_MS);

describe('a comment as it is stored', () => {
  it.each([
    ['without blanks around it', '  Hay quá!  \n', 'Hay quá!'],
    ['composed', 'Đẹp'.normalize('NFD'), 'Đẹp'],
    ['with its line ends', 'một\r\nhai\rba\u2028bốn', 'một\nhai\nba\nbốn'],
    ['with one blank line at most', 'một\n\n \n\nhai', 'một\n\nhai'],
    ['without controls', 'a\u0000b\u001b[31mc\td', 'ab[31mc d'],
    ['without marks that turn text', 'abc\u202edef\u2066ghi\u200b', 'abcdefghi'],
    ['with emoji made of several', '👩\u200d🎤 👍🏽', '👩\u200d🎤 👍🏽'],
    ['with its paragraphs', 'một\u2029hai', 'một\nhai'],
    ['with one blank line, whatever is indented behind it', 'một\n\n  hai', 'một\n\nhai'],
    ['with one blank line at each place', 'một\n\n\nhai\n\n\nba', 'một\n\nhai\n\nba'],
    ['with one blank line without blanks in it', 'một\n \nhai', 'một\n\nhai'],
    ['with single line ends', 'một\nhai', 'một\nhai'],
    ['with blanks for each tab', 'a\tb\tc', 'a b c'],
    ['without marks of direction', 'a\u200eb\u200fc', 'abc'],
    ['without marks of byte order', 'a\ufeffb\ufffec\uffffd', 'abcd'],
    [
      'without heaps of marks on any letter',
      `a${'\u0335'.repeat(9)}b${'\u0335'.repeat(9)}`,
      `a${'\u0335'.repeat(3)}b${'\u0335'.repeat(3)}`,
    ],
    ['with three marks on a letter', `z${'\u0335'.repeat(3)}`, `z${'\u0335'.repeat(3)}`],
    ['without heaps of marks', `z${'\u0335'.repeat(40)}`, `z${'\u0335'.repeat(3)}`],
    ['without half letters', 'a\ud800b', 'ab'],
  ])('is %s', (_how, text, clean) => {
    expect(cleanComment(text)).toBe(clean);
  });

  it('stays as it is when it is cleaned again', () => {
    const clean = cleanComment(' Hay\r\n\r\n\r\nquá \u202e');
    expect(cleanComment(clean)).toBe(clean);
  });
});

describe('whether a comment may be written', () => {
  it('returns the text as it is stored', () => {
    expect(judge(' Hay quá! ')).toEqual({ ok: true, value: 'Hay quá!' });
  });

  it.each([[''], ['   '], ['\u200d'], ['\u0301\u0301'], ['\u202e\n']])(
    'refuses %j, which has no visible character',
    (text) => {
      expect(judge(text)).toEqual({ ok: false, error: { kind: 'empty' } });
    },
  );

  it.each(['❤', '2026', '…', 'a', '歌'])('accepts %s alone', (text) => {
    expect(judge(text)).toEqual({ ok: true, value: text });
  });

  it('accepts as many letters as the limit, and no more', () => {
    expect(judge('a'.repeat(LIMITS.commentMax))).toMatchObject({ ok: true });
    expect(judge('a'.repeat(LIMITS.commentMax + 1))).toEqual({ ok: false, error: { kind: 'too-long' } });
  });

  it('accepts six comments within a minute, then asks to wait until the first is a minute old', () => {
    const recent = Array.from({ length: COMMENTS_AT_MOST }, (_, index) => NOW_MS - 10_000 * index);
    expect(judge('thêm', recent.slice(1))).toMatchObject({ ok: true });
    expect(judge('thêm', recent)).toEqual({ ok: false, error: { kind: 'too-often', retryAfterSeconds: 10 } });
    expect(judge('thêm', [...recent].reverse())).toEqual(judge('thêm', recent));
  });

  it('does not count comments that are a minute old', () => {
    const recent = Array.from({ length: COMMENTS_AT_MOST }, () => NOW_MS - 60_000);
    expect(judge('thêm', recent)).toMatchObject({ ok: true });
  });

  it.each([
    [59_999, 1],
    [59_000, 1],
    [58_999, 2],
    [58_501, 2],
    [0, 60],
  ])('asks after comments %i ms ago to wait %i whole seconds', (ago, retryAfterSeconds) => {
    const recent = Array.from({ length: COMMENTS_AT_MOST }, () => NOW_MS - ago);
    expect(judge('thêm', recent)).toEqual({ ok: false, error: { kind: 'too-often', retryAfterSeconds } });
  });
});
