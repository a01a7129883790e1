import { linkedNames } from '../../../src/domain/catalogue/linked-names';

/** The names with every link in brackets, followed by the artist's id if the link text differs from it. */
function linksIn(names: readonly string[], displayArtist: string | null): string {
  const artists = names.map((name) => ({ id: name, name, avatarUrl: null }));
  return linkedNames({ artists, displayArtist })
    .map(({ text, artist }) => (artist === null ? text : `[${text === artist.id ? text : `${text}: ${artist.id}`}]`))
    .join('');
}

describe('linkedNames', () => {
  it.each([
    [['Hạ Vy'], null, '[Hạ Vy]'],
    [['Hạ Vy', 'Mộc Lam'], null, '[Hạ Vy], [Mộc Lam]'],
    [['Hạ Vy', 'Mộc Lam'], 'Hạ Vy feat. Mộc Lam', '[Hạ Vy] feat. [Mộc Lam]'],
    [['Hạ Vy', 'Mộc Lam'], 'Mộc Lam & Hạ Vy', '[Mộc Lam] & [Hạ Vy]'],
    [['Hạ Vy', 'Mộc Lam'], '(Hạ Vy + Mộc Lam)', '([Hạ Vy] + [Mộc Lam])'],
    [['Hạ Vy'], 'HẠ VY Band', '[HẠ VY: Hạ Vy] Band'],
    [['Vy', 'Hạ Vy'], 'Hạ Vy & Vy', '[Hạ Vy] & [Vy]'],
    [['An', 'Bình'], 'Andy, An & Bình', 'Andy, [An] & [Bình]'],
    [['An', 'Bình'], 'An và các bạn', '[An] và các bạn'],
    [['An', 'Bình'], 'Nhóm Bốn', '[Nhóm Bốn: An]'],
    [['İlk', 'An'], 'İlk & AN', '[İlk] & [AN: An]'],
    [['宇多田', '椎名'], '宇多田と椎名', '[宇多田]と[椎名]'],
    [['a.b', 'c'], 'axb & c', 'axb & [c]'],
    [['An'], 'An & An', '[An] & An'],
    [['An'], 'Lan & An', 'Lan & [An]'],
    [['An', 'Bình'], 'An2 & Bình', 'An2 & [Bình]'],
    [['An', 'Bình'], 'An\u0323 & Bình', 'An\u0323 & [Bình]'],
    [['宇多田', '椎名'], '宇多田椎名', '[宇多田][椎名]'],
    [['宇多田', '椎名'], '椎名宇多田', '[椎名][宇多田]'],
    [['愛'], 'x愛愛', 'x愛[愛]'],
    [[], 'Nhóm Bốn', 'Nhóm Bốn'],
    [[], null, ''],
  ])('links the artists %j in the text %j: %s', (names, displayArtist, links) => {
    expect(linksIn(names, displayArtist)).toBe(links);
  });

  it.each([
    ['Han', '愛'],
    ['Hiragana', 'と'],
    ['Katakana', 'ア'],
    ['Thai', 'ก'],
    ['Lao', 'ກ'],
    ['Khmer', 'ក'],
    ['Myanmar', 'က'],
  ])('finds a name between letters of the %s script, which has no spaces between words', (_, letter) => {
    expect(linksIn(['An'], `${letter}An${letter}`)).toBe(`${letter}[An]${letter}`);
  });

  it('returns the whole text, whatever it contains', () => {
    const artists = ['a', 'ab', 'b a'].map((name) => ({ id: name, name, avatarUrl: null }));
    for (const displayArtist of ['ab a', 'b a ab a', 'a-b ab', ' a ', 'b a b a b a']) {
      const pieces = linkedNames({ artists, displayArtist });
      expect(pieces.map(({ text }) => text).join('')).toBe(displayArtist);
      expect(pieces.every(({ text }) => text !== '')).toBe(true);
    }
  });
});
