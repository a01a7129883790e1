import fc from 'fast-check';
import { readName } from '../../../server/domain/import/read-name';
import {
  bytesOfPath,
  holdsRawBytes,
  isDoubtful,
  pathOfBytes,
  RAW_LETTERS,
  readablePath,
} from '../../../server/domain/import/path-text';

const latin = (name: string): string => pathOfBytes(Buffer.from(name, 'latin1'));
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const privateLetters = fc.integer({ min: 0xe000, max: 0xf8ff }).map((code) => String.fromCharCode(code));

describe('paths as text', () => {
  it('convert back to the same bytes, whatever the bytes are, and are valid UTF-8', () => {
    const someBytes = fc.oneof(anyBytes, anyText.map(Buffer.from), privateLetters.map(Buffer.from));
    fc.assert(
      fc.property(fc.array(someBytes, { maxLength: 4 }), (parts) => {
        const bytes = Buffer.concat(parts);
        const path = pathOfBytes(bytes);
        expect(Buffer.from(bytesOfPath(path))).toEqual(bytes);
        expect(Buffer.from(path, 'utf8').toString('utf8')).toBe(path);
      }),
    );
  });

  it('are the decoded text when the bytes are UTF-8', () => {
    for (const path of ['Jóga.mp3', 'Mây/Trời ơi 🎵.flac', 'a\ufffdb', '\ufeffmarked', 'decomposed e\u0301'])
      expect([pathOfBytes(Buffer.from(path)), holdsRawBytes(path)]).toEqual([path, false]);
  });

  it.each([
    ['cut in the middle of a letter', Buffer.from('Trời').subarray(0, 4), 'Tr\uefe1\uefbb'],
    ['half a pair of UTF-16', Buffer.from([0xed, 0xa0, 0x80]), '\uefed\uefa0\uef80'],
    ['longer than need be', Buffer.from([0xc0, 0xaf]), '\uefc0\uefaf'],
    ['the letter that stands for a byte', Buffer.from('\uef85'), '\uefee\uefbe\uef85'],
    ['another private letter', Buffer.from('\uf8ff'), '\uf8ff'],
  ])('are written byte by byte when the bytes are not UTF-8 or would be ambiguous: %s', (_what, bytes, path) => {
    expect(pathOfBytes(bytes)).toBe(path);
  });

  it.each([
    ['Western', latin('Mötor/Jóga.mp3'), 'Mötor/Jóga.mp3'],
    ['Vietnamese of old', latin('Tr\xf5\xcci/\xd0\xeam.mp3'), 'Trời/Đêm.mp3'],
    ['UTF-8 with a byte too few', pathOfBytes(Buffer.from('Trời mưa').subarray(0, 9)), 'Trời m\ufffd'],
    ['with what is a mark elsewhere', latin('\xff\xfe\x80.mp3'), 'ÿ₫€.mp3'],
    ['of two encodings', `Trời/${latin('Jóga.mp3')}`, 'Trời/Jóga.mp3'],
  ])('are shown to people in the most likely encoding: %s', (_what, path, readable) => {
    expect(readablePath(path).normalize('NFC')).toBe(readable.normalize('NFC'));
  });

  it('are shown as they are where they are UTF-8, mark and all', () => {
    expect(readablePath('\ufeffa/b')).toBe('\ufeffa/b');
    expect(readablePath(`\ufeffa/${latin('Jóga')}`)).toBe('\ufeffa/Jóga');
  });

  it.each([
    ['a\ufffdb', true],
    [latin('Jóga'), true],
    ['\uef80', true],
    ['\uefff', true],
    ['\uef7f\uf000', false],
    ['Mưa', false],
  ])('may have other bytes than they show: %j %s', (path, isIt) => {
    expect(isDoubtful(path)).toBe(isIt);
  });

  it('have a letter for every raw byte, and each is shown as one letter', () => {
    const bytes = Array.from({ length: 0x80 }, (_, at) => 0x80 + at);
    expect(Array.from(bytesOfPath(RAW_LETTERS))).toEqual(bytes);
    expect(Array.from(RAW_LETTERS, (letter) => readablePath(letter).length)).toEqual(bytes.map(() => 1));
  });

  it('give songs their readable names', () => {
    expect(readName(latin('Björk/Mötor/03 - Jóga.mp3'))).toMatchObject({
      title: 'Jóga',
      artist: 'Björk',
      album: 'Mötor',
      track: 3,
    });
  });
});
