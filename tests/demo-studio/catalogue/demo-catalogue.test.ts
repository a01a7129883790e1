import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import { songStem } from '../../../demo-studio/catalogue/demo-paths';

const { artists, albums, categories, playlists } = DEMO_CATALOGUE;
const songs = albums.flatMap((album) => album.songs);
const slugs = songs.map(({ slug }) => slug);
const withVideo = songs.filter(({ hasVideo }) => hasVideo).map(({ slug }) => slug);

/** Lyrics, films and plays are looked up by these slugs. */
const PROMISED = [
  ...['ngu-quen-tren-song', 'gio-ghe-hien-nha', 'ao-mua-mau-xanh', 'tam-gio-toi-o-da-lat'],
  ...['paper-harbour', 'neon-rice-fields', 'eleven-lanterns', 'low-tide-radio', 'den-vang-hem-nho'],
];

describe('the catalogue of the demo', () => {
  it('has 8 artists, at least 8 albums and 24 songs, 6 categories and 4 playlists', () => {
    expect(artists).toHaveLength(8);
    expect(albums.length).toBeGreaterThanOrEqual(8);
    expect(songs.length).toBeGreaterThanOrEqual(24);
    expect(categories).toHaveLength(6);
    expect(playlists.length).toBeGreaterThanOrEqual(4);
  });

  it.each(albums.map(({ title, ...album }) => [title, album] as const))('%s has at least three songs', (_, album) => {
    expect(album.songs.length).toBeGreaterThanOrEqual(3);
  });

  it('gives every album to one of its artists, and every artist an album', () => {
    expect(new Set(albums.map(({ artist }) => artist))).toEqual(new Set(artists.map(({ name }) => name)));
  });

  it('begins with an album of each artist', () => {
    expect(new Set(albums.slice(0, artists.length).map(({ artist }) => artist)).size).toBe(artists.length);
  });

  it('has the songs that lyrics are written for', () => {
    expect(slugs).toEqual(expect.arrayContaining(PROMISED));
  });

  it('has films for at least six songs', () => {
    expect(withVideo.length).toBeGreaterThanOrEqual(6);
  });

  it.each([
    ['slug', slugs],
    ['seed', songs.map(({ brief }) => brief.seed)],
    ['file', albums.flatMap((album) => album.songs.map((song) => songStem(album, song)))],
    ['seed of a cover', albums.map(({ cover }) => cover.seed)],
    ['style, tempo and key', songs.map(({ brief: { style, tempo, key } }) => JSON.stringify([style, tempo, key]))],
  ])('has no two songs or albums with the same %s', (_, values) => {
    expect(new Set<unknown>(values).size).toBe(values.length);
  });

  it('has songs of one to two minutes at tempos from 50 to 140', () => {
    const outside = songs.filter(
      ({ brief }) => brief.seconds < 60 || brief.seconds > 120 || brief.tempo < 50 || brief.tempo > 140,
    );
    expect(outside).toEqual([]);
  });

  it('plays every style, at least six of them on different albums', () => {
    expect(new Set(songs.map(({ brief }) => brief.style)).size).toBe(8);
    expect(new Set(albums.map((album) => album.songs[0]?.brief.style)).size).toBeGreaterThanOrEqual(6);
  });

  it.each(categories.map(({ slug }) => slug))('has at least three songs in %s', (slug) => {
    expect(songs.filter((song) => song.categories.includes(slug)).length).toBeGreaterThanOrEqual(3);
  });

  it('has playlists of existing songs, without repetition', () => {
    for (const playlist of playlists) {
      expect(playlist.songs.filter((slug) => !slugs.includes(slug))).toEqual([]);
      expect(new Set(playlist.songs).size).toBe(playlist.songs.length);
      expect(playlist.songs.length).toBeGreaterThanOrEqual(8);
    }
  });

  it('gives each song a popularity from 1 to 100', () => {
    expect(songs.filter(({ popularity }) => popularity < 1 || popularity > 100)).toEqual([]);
  });

  it('has names that are valid as file names', () => {
    const names = albums.flatMap(({ title, artist, songs: own }) => [title, artist, ...own.map((song) => song.title)]);
    expect(names.filter((name) => /[\\/:*?"<>|]|^\.|[. ]$/u.test(name) || name !== name.normalize('NFC'))).toEqual([]);
  });
});
