import { addressMediaOf } from '../../src/composition/address-media';

const withToken = (url: string, token: string | null): string => `${url}#${token}`;
const at = (serverUrl: string | null, token: string | null = 't') =>
  addressMediaOf({ addressMedia: withToken }, serverUrl, { accessToken: token });

describe('the address of media', () => {
  it('is as it is for a backend that completes none', () => {
    expect(addressMediaOf({}, 'https://music.example', { accessToken: 't' })('/stream/1')).toBe('/stream/1');
  });

  it('has the token of the moment, and none for a guest', () => {
    const guard = { accessToken: 'one' };
    const address = addressMediaOf({ addressMedia: withToken }, 'https://music.example', guard);
    expect(address('https://music.example/stream?id=1')).toBe('https://music.example/stream?id=1#one');
    guard.accessToken = 'two';
    expect(address('https://music.example/stream?id=1')).toBe('https://music.example/stream?id=1#two');
    expect(at('https://music.example', null)('https://music.example/a')).toBe('https://music.example/a#null');
  });

  it.each([
    ['https://music.example', 'https://pictures.example/a'],
    ['https://music.example', 'https://music.example.evil/a'],
    ['https://music.example', 'http://music.example/a'],
    ['https://music.example', 'https://music.example@evil.example/a'],
    ['https://music.example', '/images/a'],
    ['https://music.example/rest', 'https://music.example/a'],
    ['https://music.example/rest', 'https://music.example/rest/../a'],
    ['https://music.example', 'blob:https://music.example/a'],
    ['https://music.example', 'http://'],
    [null, '//evil.example/a'],
    [null, 'https://evil.example/a'],
  ])('gives the token to no other server than %s: %s', (serverUrl, url) => {
    expect(at(serverUrl)(url)).toBe(url);
  });

  it.each([
    ['https://music.example/rest', 'https://music.example/rest/stream?id=1'],
    [null, '/images/a?w=64'],
    [null, 'http://localhost/images/a'],
  ])('gives it to the server %s: %s', (serverUrl, url) => {
    expect(at(serverUrl)(url)).toBe(`${url}#t`);
  });
});
