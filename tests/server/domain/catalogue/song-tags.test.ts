import {
  hasTagEdits,
  tagEditsOf,
  withTagEdits,
  type SongTags,
  type TagEdits,
  type CreditedTags,
} from '../../../../server/domain/catalogue/song-tags';

const TOLD: CreditedTags = {
  title: 'Ngu Quen',
  artists: ['Ha Vy'],
  album: { title: 'Bờ Bên Kia', artist: 'Ha Vy' },
  year: 2024,
  genre: null,
  track: 3,
  displayArtist: null,
  otherAlbumArtists: [],
  displayAlbumArtist: null,
};

const NOBODY_ELSE = { otherAlbumArtists: [], displayAlbumArtist: null };

describe("an admin's edits of a song's tags", () => {
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
  ])('contain only the changed tags where the song is now %s', (_what, changed) => {
    const edits = tagEditsOf(TOLD, { ...TOLD, ...changed });
    expect(edits).toEqual(changed);
    expect(hasTagEdits(edits)).toBe(Object.keys(changed).length > 0);
    expect(withTagEdits(TOLD, edits)).toEqual({ ...TOLD, ...changed });
  });

  it('compares albums by their fields, not by the order of the fields', () => {
    const album = { artist: 'Ha Vy', title: 'Bờ Bên Kia' };
    expect(tagEditsOf(TOLD, { ...TOLD, album })).toEqual({});
    expect(tagEditsOf({ ...TOLD, album }, TOLD)).toEqual({});
  });

  it.each<readonly [string, TagEdits, Partial<CreditedTags>]>([
    ['says other artists', { artists: ['Hạ Vy'] }, { displayArtist: null }],
    ['puts it on an album of somebody else', { album: { title: 'Bờ', artist: 'Mộc Lam' } }, NOBODY_ELSE],
    ['puts it on another album of the same', { album: { title: 'Bờ', artist: 'Ha Vy' } }, {}],
    ['spells who made the album', { album: { title: 'Bờ', artist: 'HA VY' } }, { displayAlbumArtist: null }],
    ['takes it off its album', { album: null }, NOBODY_ELSE],
    ['says another title', { title: 'Ngủ Quên' }, {}],
  ])('removes only those artist credits of the file that no longer apply where an edit %s', (_what, edits, lost) => {
    const written = { displayArtist: 'Ha Vy & Co', otherAlbumArtists: ['Co'], displayAlbumArtist: 'Ha Vy + Co' };
    expect(withTagEdits({ ...TOLD, ...written }, edits)).toEqual({ ...TOLD, ...written, ...edits, ...lost });
  });

  it('keeps the other artists of an album whose first artist is only written with other letters for the same accents', () => {
    const composed = { ...TOLD, album: { title: 'Bờ', artist: 'Hạ Vy' }, otherAlbumArtists: ['Co'] };
    const album = { title: 'Bờ', artist: 'Hạ Vy'.normalize('NFD') };
    expect(withTagEdits(composed, { album })).toEqual({ ...composed, album });
  });

  it('takes every tag that is not edited from the file', () => {
    const retold = { ...TOLD, year: 2025, title: 'Ngu Quen (2025)' };
    expect(withTagEdits(retold, { title: 'Ngủ Quên' })).toEqual({ ...TOLD, year: 2025, title: 'Ngủ Quên' });
  });
});
