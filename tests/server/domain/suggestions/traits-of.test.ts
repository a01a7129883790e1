import { traitsOf } from '../../../../server/domain/suggestions/traits-of';
import { aSongCard } from '../../../support/server/cards';

describe('the traits of a song for suggestions', () => {
  const artists = ['vy', 'lam'].map((id) => ({ id, name: id, imageId: null }));
  const facts = { albumPosition: 3, genre: 'bolero', year: 2015, playCount: 8 };

  it('are its first artist, all its artists, its album and its facts', () => {
    const song = aSongCard({ id: 'song', artists, album: { id: 'album', title: 'Bờ' }, ...facts });
    expect(traitsOf(song)).toEqual({
      id: 'song',
      artistId: 'vy',
      artistIds: ['vy', 'lam'],
      albumId: 'album',
      ...facts,
    });
  });

  it('are an artist of its own and no album where it has neither', () => {
    const song = aSongCard({ id: 'song', artists: [], album: null, ...facts });
    expect(traitsOf(song)).toEqual({ id: 'song', artistId: 'song', artistIds: [], albumId: null, ...facts });
  });
});
