import { addRecentSearch } from '../../../src/domain/search/add-recent-search';

describe('storing a recent search', () => {
  it.each([
    ['the first', [], 'sóng', ['sóng']],
    ['a new one goes first', ['hạ vy'], 'sóng', ['sóng', 'hạ vy']],
    ['without blanks at its ends', [], '  sóng ', ['sóng']],
    ['the same one moves to the front', ['a', 'sóng', 'b'], 'sóng', ['sóng', 'a', 'b']],
    ['the same letters with other accents are the same, as typed last', ['Sóng'], 'song', ['song']],
    ['đ and d are the same letters', ['đường'], 'duong', ['duong']],
    ['nothing is no search', ['sóng'], '   ', ['sóng']],
  ])('%s', (_, recent, q, expected) => {
    expect(addRecentSearch(recent, q)).toEqual(expected);
  });

  it('stores 20 searches and removes the oldest beyond that', () => {
    const nearlyFull = Array.from({ length: 19 }, (_, place) => `bài ${place}`);
    const full = addRecentSearch(nearlyFull, 'thứ hai mươi');
    expect(full).toEqual(['thứ hai mươi', ...nearlyFull]);
    expect(addRecentSearch(full, 'mới')).toEqual(['mới', ...full.slice(0, -1)]);
  });
});
