import type { Consent } from '../../../src/domain/page-views/consent';
import { nextPageView } from '../../../src/domain/page-views/next-page-view';

const told = (path: string, before: string | null, consent: Consent = 'granted') =>
  nextPageView(path, before, consent)?.pagePath ?? null;

describe('which page view is reported', () => {
  it.each([
    ['the first page', '/', null, '/'],
    ['another path', '/search', '/', '/search'],
    ['the same path: none', '/search', '/search', null],
    ['another query: none', '/search?q=b', '/search', null],
    ['neither query nor fragment', '/search?q=riêng#top', '/', '/search'],
    ['no fragment without a query', '/search#top', '/', '/search'],
    ['no empty query', '/search?', '/', '/search'],
    ['no query of several lines', '/search?q=một\nhai', '/', '/search'],
    ['the longest path', `/${'a'.repeat(199)}`, '/', `/${'a'.repeat(199)}`],
    ['no path: none', 'search', '/', null],
    ['a path too long for a page of ours: none', `/${'a'.repeat(200)}`, '/', null],
  ])('%s', (_, path, before, expected) => {
    expect(told(path, before)).toBe(expected);
  });

  it.each<Consent>(['unasked', 'denied', 'refused'])('none while consent is %s', (consent) => {
    expect(told('/search', '/', consent)).toBeNull();
  });

  it('has the event name of the specification', () => {
    expect(nextPageView('/', null, 'granted')).toEqual({ name: 'test_web_event', pagePath: '/' });
  });
});
