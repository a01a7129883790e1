import { pairVideos } from '../../../server/domain/import/pair-videos';

const paired = (...names: string[]) => {
  const { videoOf, videos } = pairVideos(names);
  return { pairs: Object.fromEntries(videoOf), videos: [...videos].sort() };
};

describe('pairVideos', () => {
  it('gives a sound file the video with the same name', () => {
    expect(paired('Sóng.m4a', 'Sóng.mp4', 'Bến.flac')).toEqual({
      pairs: { 'Sóng.m4a': 'Sóng.mp4' },
      videos: ['Sóng.mp4'],
    });
  });

  it('treats names as equal despite different case and different encodings of accents', () => {
    const video = 'SÓNG.WEBM'.normalize('NFD');
    expect(paired('Sóng.M4A'.normalize('NFC'), video).pairs).toEqual({ ['Sóng.M4A'.normalize('NFC')]: video });
  });

  it.each([
    [['a.mkv', 'a.webm', 'a.mp4'], 'a.mp4'],
    [['a.mkv', 'a.webm'], 'a.webm'],
    [['a.mkv', 'a.mov'], 'a.mov'],
    [['a.3gp', 'a.ts'], 'a.3gp'],
  ])('from %j takes %s, and makes none of the other videos a song of its own', (videos, best) => {
    expect(paired('a.mp3', ...videos)).toEqual({ pairs: { 'a.mp3': best }, videos: [...videos].sort() });
  });

  it('does not pair a video without a sound file of the same name', () => {
    expect(paired('a.mp4', 'a.webm', 'b.mp3')).toEqual({ pairs: {}, videos: [] });
  });

  it('gives two sound files with the same name the same video', () => {
    expect(paired('a.mp3', 'a.flac', 'a.mp4').pairs).toEqual({ 'a.mp3': 'a.mp4', 'a.flac': 'a.mp4' });
  });
});
