import { mediaOrigins } from '../../../../server/presentation/http/page/media-origins';

describe('the origins besides its own from which the page may load media', () => {
  it.each([
    [{ cdnDomain: '', cdnProtectedDomain: '' }, []],
    [{ cdnDomain: '/files/', cdnProtectedDomain: '/files/' }, []],
    [{ cdnDomain: 'https://cdn.example/files', cdnProtectedDomain: '' }, ['https://cdn.example']],
    [{ cdnDomain: '', cdnProtectedDomain: 'https://paid.example' }, ['https://paid.example']],
    [
      { cdnDomain: 'https://cdn.example', cdnProtectedDomain: 'https://paid.example:8443/p' },
      ['https://cdn.example', 'https://paid.example:8443'],
    ],
    [{ cdnDomain: 'https://cdn.example', cdnProtectedDomain: 'https://cdn.example/p' }, ['https://cdn.example']],
  ])('with %j', (domains, origins) => {
    expect(mediaOrigins(domains)).toEqual(origins);
  });
});
