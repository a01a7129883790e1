import { languageOf } from '../../../server/presentation/http/language';

describe('the language of an answer', () => {
  it.each([
    [undefined, 'vi'],
    ['', 'vi'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['EN', 'en'],
    ['fr,de', 'vi'],
    ['fr,en;q=0.5', 'en'],
    ['vi;q=0.4,en;q=0.8', 'en'],
    ['en;q=0.8,vi;q=0.8', 'en'],
    ['en;q=0,vi;q=0.1', 'vi'],
    ['en;q=nonsense', 'vi'],
    [',;,', 'vi'],
  ])('for %p is %s', (header, language) => {
    expect(languageOf(header)).toBe(language);
  });
});
