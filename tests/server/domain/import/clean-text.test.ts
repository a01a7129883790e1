import { cleanLines, cleanText, repairEncoding } from '../../../../server/domain/import/clean-text';

const misread = (text: string): string => Buffer.from(text).toString('latin1');

describe('one line of text', () => {
  it.each([
    ['composes letters', 'Hạ Vy'.normalize('NFD'), 'Hạ Vy'.normalize('NFC')],
    ['has white space of any kind as one blank', ' a\t\r\n b\u00a0\u202fc ', 'a b c'],
    ['has no control characters', 'a\u0007b\u009fc', 'abc'],
    ['has no half of a surrogate pair', 'a\ud800b', 'ab'],
    ['has no blank of no width', 'a\u200bb', 'ab'],
    ['has no marks of direction', 'a\u200eb\u200fc\u202ad\u202ee', 'abcde'],
    ['has no invisible operators and isolates', 'a\u2060b\u2069c', 'abc'],
    ['has no byte order marks and noncharacters', 'a\ufffeb\uffffc', 'abc'],
    ['keeps the joiners that scripts need', 'a\u200cb\u200dc', 'a\u200cb\u200dc'],
    ['keeps the signs beside the hidden ones', 'a\u2010b\u2027c\u205ed\u206ae', 'a\u2010b\u2027c\u205ed\u206ae'],
    ['has no blank that only hidden signs leave at its ends', '\u200b a \u200b', 'a'],
    ['repairs UTF-8 that was taken for Latin-1', misread('Đường về'), 'Đường về'],
  ])('%s', (_, text, clean) => {
    expect(cleanText(text, 50)).toBe(clean);
  });

  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab cd', 3, 'ab'],
    ['  ab', 2, 'ab'],
    ['a😀', 3, 'a😀'],
    ['a😀', 2, 'a'],
    ['😀😀', 2, '😀'],
    ['b\u0301c', 2, 'b\u0301'],
    ['ab\u0301', 2, 'a'],
    ['ab\u0301\u0302', 3, 'a'],
    ['\u0301\u0323\u0308', 1, ''],
  ])('%j of at most %i code units is %j, never cut inside a letter', (text, longest, clean) => {
    expect(cleanText(text, longest)).toBe(clean);
  });
});

describe('text of several lines', () => {
  it.each([
    ['ends its lines with LF', 'a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
    ['keeps tabs and blanks inside', 'a\t  b', 'a\t  b'],
    ['has no other control characters', 'a\u0007b\u000bc', 'abc'],
    ['has no byte order mark', '\ufeffa\ufeffb', 'ab'],
    ['has no white space at its ends', '\n \ta\n \n', 'a'],
    ['composes letters', 'e\u0301', 'é'],
    ['repairs UTF-8 that was taken for Latin-1', misread('Đường\nvề'), 'Đường\nvề'],
  ])('%s', (_, text, clean) => {
    expect(cleanLines(text, 50)).toBe(clean);
  });

  it('is cut at its maximum length, and then has no white space at its end', () => {
    expect([cleanLines('ab\ncd', 5), cleanLines('ab\ncd', 4), cleanLines('ab\ncd', 3)]).toEqual([
      'ab\ncd',
      'ab\nc',
      'ab',
    ]);
  });
});

describe('text in UTF-8 that a tagger took for Latin-1', () => {
  it.each(['é', '\u0080', '¿', '©', 'ß', '\u07ff', 'ế', '😀', '\u{100000}', '\u{10ffff}', 'Đường\tvề\n'])(
    'is repaired: %j',
    (text) => {
      expect(repairEncoding(misread(text))).toBe(text);
    },
  );

  it.each([
    ['is plain already', 'Đường về'],
    ['is Latin-1', 'Café\u00ff'],
    ['has a letter that Latin-1 lacks', `${misread('é')}ư`],
    ['has the first letter that Latin-1 lacks', `${misread('é')}\u0100`],
    ['has the last of these letters', `${misread('é')}\uffff`],
    ['has bytes that are no UTF-8', `${misread('é')}\u00e9`],
  ])('stays as it is where it %s', (_, text) => {
    expect(repairEncoding(text)).toBe(text);
  });
});
