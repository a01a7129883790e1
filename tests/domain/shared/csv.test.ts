import { toCsv } from '../../../src/domain/shared/csv';

describe('toCsv', () => {
  it('puts each row on a line of its own, behind a byte order mark', () => {
    expect(toCsv([['Tệp', 'Lý do'], ['a.mp3', ''], []])).toBe('\uFEFFTệp,Lý do\r\na.mp3,\r\n\r\n');
  });

  it('quotes what would end a field or a row, and quotes themselves', () => {
    expect(toCsv([['a, b', 'say "x"', 'one\ntwo', 'one\rtwo']])).toBe(
      '\uFEFF"a, b","say ""x""","one\ntwo","one\rtwo"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])('takes from %p that it is a formula', (text) => {
    expect(toCsv([[text, `a${text}`]])).toBe(`\uFEFF'${text},a${text}\r\n`);
  });

  it('quotes a harmless formula where it has to', () => {
    expect(toCsv([['=HYPERLINK("x")']])).toBe('\uFEFF"\'=HYPERLINK(""x"")"\r\n');
  });
});
