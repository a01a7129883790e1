import { DEMO_MUSIC_FOLDER } from '../../contract/kernel/demo-folder';
import { DEMO_CATALOGUE } from '../../demo-studio/catalogue/demo-catalogue';
import { DEMO_CONTENTS } from '../../demo-studio/demo-contents';
import { planDemo } from '../../demo-studio/making/plan-demo';

const { artists, albums, categories, playlists, newest } = DEMO_CONTENTS;
const outputs = planDemo(DEMO_CATALOGUE).map(({ output }) => output);
const songs = albums.flatMap((album) => album.songs);
const slugs = songs.map(({ slug }) => slug);

describe('the contents of the demo', () => {
  it('name the file of every song in the music folder', () => {
    expect(
      songs.filter(({ stem }) => !outputs.includes(`${stem}.m4a`) || !stem.startsWith(`${DEMO_MUSIC_FOLDER}/`)),
    ).toEqual([]);
  });

  it('name a picture that is made for every playlist and category', () => {
    expect([...playlists, ...categories].filter(({ picture }) => !outputs.includes(picture))).toEqual([]);
  });

  it('describe every artist and every album in both languages', () => {
    const texts = [...artists.map(({ bio }) => bio), ...albums.map(({ description }) => description)];
    expect(texts.filter((text) => !text?.vi || !text.en)).toEqual([]);
  });

  it('list songs of the demo as the newest ones, each once', () => {
    expect(newest.filter((slug) => !slugs.includes(slug))).toEqual([]);
    expect(new Set(newest).size).toBe(newest.length);
  });
});
