import { chooseFeatured, type FeaturedCandidates } from '../../../../server/domain/home/choose-featured';
import { anAlbumCard, aSongCard } from '../../../support/server/cards';

const album = (id: string, imageId: string | null = 'image1') => anAlbumCard({ id, imageId });
const video = (id: string, albumId: string | null) =>
  aSongCard({ id, hasVideo: true, album: albumId === null ? null : { id: albumId, title: '' } });
const featured = (candidates: Partial<FeaturedCandidates>, count = 5) =>
  chooseFeatured({ albums: [], videos: [], newest: [], ...candidates }, count).flatMap((item) => {
    if (item.type === 'song') return [item.song.id];
    return item.type === 'album' ? [item.album.id] : [];
  });

describe('chooseFeatured', () => {
  it('starts with an album and alternates songs with a video and albums', () => {
    const videos = [video('v1', 'x'), video('v2', 'y'), video('v3', 'z'), video('v4', 'w')];
    expect(featured({ albums: [album('a1'), album('a2'), album('a3')], videos })).toEqual([
      'a1',
      'v1',
      'a2',
      'v2',
      'v3',
    ]);
  });

  it('skips a song whose album is shown, and an album whose song is shown', () => {
    const albums = [album('a1'), album('a2'), album('a3')];
    const videos = [video('v1', 'a1'), video('v2', 'a2'), video('v3', 'b'), video('v4', 'c')];
    expect(featured({ albums, videos })).toEqual(['a1', 'v2', 'a3', 'v3', 'v4']);
  });

  it('shows only albums if no song has a video', () => {
    const albums = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((id) => album(id));
    expect(featured({ albums })).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
  });

  it('places albums without a picture after albums with a picture', () => {
    const albums = [album('bare', null), ...['a1', 'a2', 'a3', 'a4', 'a5'].map((id) => album(id))];
    expect(featured({ albums })).not.toContain('bare');
  });

  it('fills the remaining cards with new songs, without duplicates', () => {
    const newest = [video('v1', null), aSongCard({ id: 'n1', album: null }), aSongCard({ id: 'n2', album: null })];
    expect(featured({ albums: [album('a1')], videos: [video('v1', null)], newest })).toEqual(['a1', 'v1', 'n1', 'n2']);
  });

  it('shows an album and its own songs rather than leave a card empty', () => {
    const videos = [video('v1', 'a1'), video('v2', 'a1')];
    expect(featured({ albums: [album('a1')], videos })).toEqual(['a1', 'v1', 'v2']);
  });

  it('repeats the order of the kinds where more than five cards are requested', () => {
    const albums = ['a1', 'a2', 'a3', 'a4'].map((id) => album(id));
    const videos = ['v1', 'v2', 'v3', 'v4'].map((id) => video(id, `album of ${id}`));
    expect(featured({ albums, videos }, 7)).toEqual(['a1', 'v1', 'a2', 'v2', 'v3', 'a3', 'v4']);
  });

  it('does not treat songs without an album as songs of one album', () => {
    const videos = [video('v1', null), video('v2', null), video('v3', 'x')];
    expect(featured({ videos })).toEqual(['v1', 'v2', 'v3']);
  });

  it('shows an album and a song that have the same id', () => {
    expect(featured({ albums: [album('same')], videos: [video('same', 'x')] })).toEqual(['same', 'same']);
  });

  it('shows albums without a picture last rather than leave a card empty', () => {
    expect(featured({ albums: [album('bare', null), album('a1')] })).toEqual(['a1', 'bare']);
  });
});
