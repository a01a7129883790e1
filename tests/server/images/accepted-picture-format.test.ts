import { acceptedPictureFormat } from '../../../server/presentation/http/images/accepted-picture-format';

describe('acceptedPictureFormat', () => {
  it.each([
    [undefined, 'webp'],
    ['*/*', 'webp'],
    ['image/*', 'webp'],
    ['image/webp', 'webp'],
    ['image/avif', 'avif'],
    ['IMAGE/AVIF;q=0.5', 'avif'],
    ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
    ['image/webp, image/avif ; q=1', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/avif; q=0.000', 'webp'],
    ['image/avif;q=0.01', 'avif'],
    ['image/avif-sequence', 'webp'],
    ['x-image/avif', 'webp'],
  ])('of %j is %s', (accept, format) => {
    expect(acceptedPictureFormat(accept)).toBe(format);
  });
});
