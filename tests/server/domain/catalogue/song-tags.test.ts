import { hasTagEdits, tagEditsOf, withTagEdits, type SongTags } from '../../../../server/domain/catalogue/song-tags';

const TOLD: SongTags = {
  title: 'Ngu Quen',
  artists: ['Ha Vy'],
  album: { title: 'Bờ Bên Kia', artist: 'Ha Vy' },
  year: 2024,
  genre: null,
  track: 3,
};

describe('what an admin calls a song', () => {
  it.each<readonly [string, Partial<SongTags>]>([
    ['nothing otherwise', {}],
    ['by another title', { title: 'Ngủ Quên' }],
    ['by other artists', { artists: ['Hạ Vy', 'Mộc Lam'] }],
    ['the same artists the other way round', { artists: ['Mộc Lam', 'Hạ Vy'] }],
    ['on another album', { album: { title: 'Bờ Bên Này', artist: 'Ha Vy' } }],
    ['on no album', { album: null }],
    ['of another year', { year: null }],
    ['of a genre', { genre: 'Ballad' }],
    ['as another track', { track: 4 }],
  ])('%s: only that is an edit', (_what, changed) => {
    const edits = tagEditsOf(TOLD, { ...TOLD, ...changed });
    expect(edits).toEqual(changed);
    expect(hasTagEdits(edits)).toBe(Object.keys(changed).length > 0);
    expect(withTagEdits(TOLD, edits)).toEqual({ ...TOLD, ...changed });
  });

  it('compares albums by what is in them, not by how they are written down', () => {
    const album = { artist: 'Ha Vy', title: 'Bờ Bên Kia' };
    expect(tagEditsOf(TOLD, { ...TOLD, album })).toEqual({});
  });

  it('follows the file in all else', () => {
    const retold = { ...TOLD, year: 2025, title: 'Ngu Quen (2025)' };
    expect(withTagEdits(retold, { title: 'Ngủ Quên' })).toEqual({ ...TOLD, year: 2025, title: 'Ngủ Quên' });
  });
});
