import { acceptedEncoding } from '../../../server/presentation/http/accepted-encoding';

describe('the encoding of an answer', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['identity', null],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['BR', 'br'],
  ])('for %p is %s', (header, encoding) => {
    expect(acceptedEncoding(header, ['br', 'gzip'])).toBe(encoding);
  });

  it('is never one that the server does not offer', () => {
    expect(acceptedEncoding('br, gzip', ['gzip'])).toBe('gzip');
  });
});
