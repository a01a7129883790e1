import { genreOfNumber, genresOf } from '../../../../../server/domain/import/tags/id3/id3-genres';
import { cutAtZero, decodeText, textsOf } from '../../../../../server/domain/import/tags/id3/id3-strings';
import { newFlags, oldFlags } from '../../../../../server/domain/import/tags/id3/id3v2-flags';
import {
  decodeLatin1,
  decodeUtf16,
  decodeUtf8,
  isUtf16,
  latin1,
  mostlyUtf8,
} from '../../../../../server/domain/import/tags/tag-text';

const bytes = (...values: readonly number[]) => Uint8Array.from(values);
const little = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));
const big = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le').swap16());

describe('bytes of UTF-8', () => {
  it.each([
    ['are text', Buffer.from('Đường'), 'Đường'],
    ['lose one letter for each invalid byte', Buffer.concat([Buffer.from('Đường'), bytes(0xff)]), 'Đường\ufffd'],
    ['are text where as many letters are wrong as right', Buffer.concat([Buffer.from('é'), bytes(0xff)]), 'é\ufffd'],
    ['are plain text', Buffer.from('abc'), 'abc'],
    ['are none where more letters are wrong', bytes(0x61, 0xe9), undefined],
  ])('%s', (_, given, text) => {
    expect(mostlyUtf8(given)).toBe(text);
  });

  it('are in Windows-1252 where they are none', () => {
    expect(decodeUtf8(bytes(0x80, 0x93, 0x61, 0x9f, 0xe9))).toBe('€“aŸé');
  });
});

describe('bytes of ISO 8859-1', () => {
  it('are text, with the letters of Windows and repaired UTF-8', () => {
    expect(decodeLatin1(bytes(0x63, 0xe9))).toBe('cé');
    expect(decodeLatin1(bytes(0x82, 0x9e, 0xa0))).toBe('‚ž\u00a0');
    expect(decodeLatin1(Uint8Array.from(Buffer.from('Đường')))).toBe('Đường');
  });

  it('have every letter of Windows in its place', () => {
    const all = Uint8Array.from({ length: 32 }, (_, at) => 0x80 + at);
    expect(decodeLatin1(all)).toBe('€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ');
  });

  it('are letters of their numbers, however many', () => {
    const many = Uint8Array.from({ length: 10_000 }, (_, at) => at % 256);
    expect(latin1(many)).toBe(Buffer.from(many).toString('latin1'));
  });
});

describe('bytes of UTF-16', () => {
  it.each([
    ['with a mark, little-endian', little('\ufeffMưa'), false, 'Mưa'],
    ['with a mark, big-endian', big('\ufeffMưa'), false, 'Mưa'],
    ['with a mark against the default', little('\ufeffMưa'), true, 'Mưa'],
    ['without a mark', little('Mưa'), false, 'Mưa'],
    ['without a mark, big-endian by default', big('Mưa'), true, 'Mưa'],
    ['without a mark, big-endian by its zeros', big('Mua'), false, 'Mua'],
    ['without a mark and without a tendency', bytes(0x41, 0x42), false, '\u4241'],
    ['with a last odd byte', Uint8Array.from([...little('Mưa'), 0x41]), false, 'Mưa'],
    ['of one byte', bytes(0x41), false, ''],
    ['of as many zeros first as second', bytes(0, 0x41, 0x41, 0), false, '\u4100A'],
  ])('are decoded %s', (_, given, isBig, text) => {
    expect(decodeUtf16(given, isBig)).toBe(text);
  });

  it.each([
    ['a mark', bytes(0xff, 0xfe), true],
    ['a mark of the other order', bytes(0xfe, 0xff), true],
    ['half a mark', bytes(0xff), false],
    ['one zero in eight bytes', bytes(0, 1, 1, 1, 1, 1, 1, 1), false],
    ['more than one zero in eight bytes', bytes(0, 1, 1, 1, 1, 1, 1), true],
    ['no zeros', bytes(1, 2, 3), false],
    ['nothing', bytes(), false],
  ])('are told by %s', (_, given, isIt) => {
    expect(isUtf16(given)).toBe(isIt);
  });

  it('are told by their first 2,048 bytes', () => {
    const zeros = (count: number) => Uint8Array.from({ length: 4_096 }, (_, at) => Number(at >= count));
    expect([isUtf16(zeros(256)), isUtf16(zeros(257))]).toEqual([false, true]);
    expect(isUtf16(Uint8Array.from({ length: 4_096 }, (_, at) => Number(at < 2_048)))).toBe(false);
  });
});

describe('a text of ID3v2', () => {
  it.each([
    [0, bytes(0xe9), 'é'],
    [1, little('Mưa'), 'Mưa'],
    [2, big('Mưa'), 'Mưa'],
    [3, Uint8Array.from(Buffer.from('Mưa')), 'Mưa'],
    [4, Uint8Array.from(Buffer.from('Mưa')), 'Mưa'],
  ])('of encoding %i is decoded', (encoding, given, text) => {
    expect(decodeText(given, encoding)).toBe(text);
  });

  it.each([
    [0, bytes(1, 0, 2), [bytes(1), bytes(2)]],
    [3, bytes(1, 0, 0, 2), [bytes(1), bytes(0, 2)]],
    [1, bytes(1, 0, 0, 2, 0, 0, 3), [bytes(1, 0, 0, 2), bytes(3)]],
    [2, bytes(0, 1, 0, 0), [bytes(0, 1), bytes()]],
    [1, bytes(1, 2, 0), [bytes(1, 2, 0), bytes()]],
    [0, bytes(1, 2), [bytes(1, 2), bytes()]],
  ])('of encoding %i ends at its zero: %j', (encoding, given, parts) => {
    expect(cutAtZero(given, encoding)).toEqual(parts);
  });

  it('is one of several behind the byte of their encoding, which may be missing', () => {
    expect(textsOf(Uint8Array.from(Buffer.from('\x03a\0b\0\0c')))).toEqual(['a', 'b', '', 'c']);
    expect(textsOf(Uint8Array.from(Buffer.from('ab\0c')))).toEqual(['ab', 'c']);
    expect(textsOf(bytes(4, 0x61))).toEqual(['\x04a']);
    expect([textsOf(bytes(0)), textsOf(bytes())]).toEqual([[], []]);
  });
});

describe('the flags of a frame', () => {
  const PLAIN = { isCompressed: false, isEncrypted: false, isUnsynchronised: false, extraBytes: 0 };

  it.each([
    [0x00, {}],
    [0x80, { isCompressed: true, extraBytes: 4 }],
    [0x40, { isEncrypted: true }],
    [0x20, { extraBytes: 1 }],
    [0xa0, { isCompressed: true, extraBytes: 5 }],
    [0x1f, {}],
  ])('of version 2.3: %i', (flags, has) => {
    expect(oldFlags(flags)).toEqual({ ...PLAIN, ...has });
  });

  it.each([
    [0x00, {}],
    [0x40, { extraBytes: 1 }],
    [0x08, { isCompressed: true }],
    [0x04, { isEncrypted: true }],
    [0x02, { isUnsynchronised: true }],
    [0x01, { extraBytes: 4 }],
    [0x41, { extraBytes: 5 }],
    [0xb0, {}],
  ])('of version 2.4: %i', (flags, has) => {
    expect(newFlags(flags)).toEqual({ ...PLAIN, ...has });
  });
});

describe('a genre of ID3', () => {
  it.each([
    [0, 'Blues'],
    [17, 'Rock'],
    [79, 'Hard Rock'],
    [80, 'Folk'],
    [125, 'Dancehall'],
    [147, 'Synthpop'],
    [191, 'Psybient'],
    [192, undefined],
  ])('with the number %i is in the list', (number, name) => {
    expect(genreOfNumber(number)).toBe(name);
  });

  it.each([
    ['17', ['Rock']],
    ['192', ['192']],
    ['1234', ['1234']],
    ['(17)', ['Rock']],
    ['(17)Rock', ['Rock']],
    ['(17)(80)', ['Rock', 'Folk']],
    ['(17) My genre ', ['Rock', 'My genre']],
    ['(RX)(CR)', ['Remix', 'Cover']],
    ['(999)', []],
    ['(1234)', ['(1234)']],
    ['((17)', ['(17)']],
    ['x(17)', ['x(17)']],
    ['', []],
  ])('is told by %j', (value, names) => {
    expect(genresOf(value)).toEqual(names);
  });
});
