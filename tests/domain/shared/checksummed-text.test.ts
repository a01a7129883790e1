import { verifyChecksum, addChecksum } from '../../../src/domain/shared/checksummed-text';

const BODY = '{"bài":"Ngủ Quên Trên Sóng","thứ":[1,2,3]}';
const SEALED = addChecksum(41, BODY);

const replaced = (text: string, place: number, letter: string): string =>
  text.slice(0, place) + letter + text.slice(place + 1);
const everyPlace = Array.from({ length: SEALED.length }, (_, place) => place);

describe('a text with a checksum', () => {
  it('returns its body and its sequence number', () => {
    expect(verifyChecksum(SEALED)).toMatchObject({ sequence: 41, body: BODY });
  });

  it.each(['', ':', '1:2:3:{}', 'a\nb\u0000\ud83c'])('can contain any body, also %j', (body) => {
    expect(verifyChecksum(addChecksum(1, body))?.body).toBe(body);
  });

  it('fails verification when it is cut off at any position', () => {
    expect(everyPlace.filter((length) => verifyChecksum(SEALED.slice(0, length)) !== null)).toEqual([]);
  });

  it.each(['0', '\u0000', 'ễ'])('fails verification when any of its characters is replaced by %j', (letter) => {
    const changed = everyPlace.map((place) => replaced(SEALED, place, letter)).filter((text) => text !== SEALED);
    expect(changed.filter((text) => verifyChecksum(text) !== null)).toEqual([]);
  });

  it.each(['', 'null', '{}', '[1]', '2:41:00000000:x', `${SEALED} `, ` ${SEALED}`])(
    'is not recognised in %j',
    (text) => {
      expect(verifyChecksum(text)).toBeNull();
    },
  );

  it.each([
    [7, '1:7:834267e9:Sóng'],
    [45, '1:45:00bf41bd:Sóng'],
  ])('has the form in which earlier versions stored it: %i', (sequence, text) => {
    expect(addChecksum(sequence, 'Sóng')).toBe(text);
    expect(verifyChecksum(text)).toEqual({ sequence, body: 'Sóng', seal: text.slice(2, -5) });
  });

  it('has a sequence number of 15 digits at most', () => {
    expect(verifyChecksum(addChecksum(999_999_999_999_999, 'a'))?.sequence).toBe(999_999_999_999_999);
    expect(verifyChecksum(addChecksum(1_000_000_000_000_000, 'a'))).toBeNull();
  });

  it('is not recognised behind other text', () => {
    expect(verifyChecksum(`0${SEALED}`)).toBeNull();
    expect(verifyChecksum(SEALED.slice(2))).toBeNull();
    expect(verifyChecksum(`x${addChecksum(41, ':abc').replace('::', ':')}`)).toBeNull();
  });

  it('has a different checksum for each sequence number and each body', () => {
    const seals = [addChecksum(1, 'a'), addChecksum(2, 'a'), addChecksum(1, 'b'), addChecksum(1, 'a')].map(
      (text) => verifyChecksum(text)?.seal,
    );
    expect([new Set(seals).size, seals[3]]).toEqual([3, seals[0]]);
  });
});
