import { toCsv } from '../../../src/domain/shared/csv';

describe('toCsv', () => {
  it('puts each row on its own line, after a byte order mark', () => {
    expect(toCsv([['Tệp', 'Lý do'], ['a.mp3', ''], []])).toBe('\uFEFFTệp,Lý do\r\na.mp3,\r\n\r\n');
  });

  it('quotes a field that contains a separator, a line break or a quote, and doubles the quotes', () => {
    expect(toCsv([['a, b', 'say "x"', 'one\ntwo', 'one\rtwo']])).toBe(
      '\uFEFF"a, b","say ""x""","one\ntwo","one\rtwo"\r\n',
    );
  });

  it.each(['=1+1', '+1', '-1', '@x', '\tx'])(
    'adds an apostrophe before %p so that it is not read as a formula',
    (text) => {
      expect(toCsv([[text, `a${text}`]])).toBe(`\uFEFF'${text},a${text}\r\n`);
    },
  );

  it('disables and quotes a field that begins with a carriage return', () => {
    expect(toCsv([['\rx']])).toBe('\uFEFF"\'\rx"\r\n');
  });

  it('also quotes a disabled formula that contains quotes', () => {
    expect(toCsv([['=HYPERLINK("x")']])).toBe('\uFEFF"\'=HYPERLINK(""x"")"\r\n');
  });
});
