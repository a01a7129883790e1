import { idOfPagePath } from '../../../src/domain/shared/id-of-page-path';
import { pagePath } from '../../../src/domain/shared/page-path';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';

describe('the path of an item’s page', () => {
  it.each([
    ['1', '/song/1'],
    ['a-b_c.d~e', '/song/a-b_c.d~e'],
    [OPAQUE_ID, '/song/attic%3Aal%2F12%20%C3%A9%3F%23%25%26%22'],
    ['', '/song/'],
  ])('has the id %s as one encoded step', (id, path) => {
    expect(pagePath('song', id)).toBe(path);
  });

  it.each(['1', OPAQUE_ID, 'a+b', "it's", '%2F', ''])('gives the id back: %s', (id) => {
    expect(idOfPagePath(pagePath('album', id))).toBe(id);
    expect(idOfPagePath(`${pagePath('album', id)}?from=home#top`)).toBe(id);
    expect(idOfPagePath(`${pagePath('album', id)}#top`)).toBe(id);
    expect(idOfPagePath(`${pagePath('album', id)}/songs`)).toBe(id);
  });

  it('has no id where it has one step', () => {
    expect(idOfPagePath('/search')).toBe('');
  });
});
