import { verifyChecksum, addChecksum } from '../../../src/domain/shared/checksummed-text';

const BODY = '{"bài":"Ngủ Quên Trên Sóng","thứ":[1,2,3]}';
const SEALED = addChecksum(41, BODY);

const replaced = (text: string, place: number, letter: string): string =>
  text.slice(0, place) + letter + text.slice(place + 1);
const everyPlace = Array.from({ length: SEALED.length }, (_, place) => place);

describe('a sealed text', () => {
  it('gives back what was sealed, and its number', () => {
    expect(verifyChecksum(SEALED)).toMatchObject({ sequence: 41, body: BODY });
  });

  it.each(['', ':', '1:2:3:{}', 'a\nb\u0000\ud83c'])('holds any text, %j too', (body) => {
    expect(verifyChecksum(addChecksum(1, body))?.body).toBe(body);
  });

  it('is not read when it was cut off anywhere', () => {
    expect(everyPlace.filter((length) => verifyChecksum(SEALED.slice(0, length)) !== null)).toEqual([]);
  });

  it.each(['0', '\u0000', 'ễ'])('is not read when any of its characters has become %j', (letter) => {
    const changed = everyPlace.map((place) => replaced(SEALED, place, letter)).filter((text) => text !== SEALED);
    expect(changed.filter((text) => verifyChecksum(text) !== null)).toEqual([]);
  });

  it.each(['', 'null', '{}', '[1]', '2:41:00000000:x', `${SEALED} `, ` ${SEALED}`])('is not %j', (text) => {
    expect(verifyChecksum(text)).toBeNull();
  });

  it('has a seal of its own for every number and every body', () => {
    const seals = [addChecksum(1, 'a'), addChecksum(2, 'a'), addChecksum(1, 'b'), addChecksum(1, 'a')].map(
      (text) => verifyChecksum(text)?.seal,
    );
    expect([new Set(seals).size, seals[3]]).toEqual([3, seals[0]]);
  });
});
