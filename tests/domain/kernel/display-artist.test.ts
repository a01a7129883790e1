import { displayArtistOf } from '../../../contract/kernel/display-artist';

describe('displayArtistOf', () => {
  it.each([
    [['Hạ Vy', 'Mộc Lam'], 'Hạ Vy feat. Mộc Lam', 'Hạ Vy feat. Mộc Lam'],
    [['Hạ Vy', 'Mộc Lam'], null, 'Hạ Vy, Mộc Lam'],
    [['Hạ Vy'], null, 'Hạ Vy'],
    [[], null, ''],
  ])('shows the artists %j with the display text %j as %j', (names, displayArtist, written) => {
    expect(displayArtistOf({ artists: names.map((name) => ({ name })), displayArtist })).toBe(written);
  });
});
