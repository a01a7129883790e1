import { songTags } from '../../../demo-studio/making/song-tags';
import { aDemoSong } from '../../support/builders/a-demo-plan';

describe('songTags', () => {
  it('contains the title, the artist, the album, the track number, the year and the genre', () => {
    const album = { title: 'Hiên', artist: 'Mộc Lam', year: 2025, songCount: 3 };
    expect(songTags(aDemoSong('Mây Đậu Cửa Sổ', 1), album)).toEqual({
      title: 'Mây Đậu Cửa Sổ',
      artist: 'Mộc Lam',
      album: 'Hiên',
      track: '2/3',
      year: 2025,
      genre: 'Folk',
    });
  });
});
