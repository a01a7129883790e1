import { DEMO_CATALOGUE } from '../../../demo-studio/catalogue/demo-catalogue';
import { CLIP_SLUGS } from '../../../demo-studio/clips/demo-clips';
import { planDemo, whatToMake } from '../../../demo-studio/making/plan-demo';

const plan = planDemo(DEMO_CATALOGUE);
const outputs = plan.map(({ output }) => output);
const placeOf = (output: string): number => outputs.indexOf(output);
const { albums, artists, playlists, categories } = DEMO_CATALOGUE;

describe('planDemo', () => {
  it('makes each file once: sound of all songs, films of some, pictures of albums, artists, playlists, categories', () => {
    const count = (kind: string): number => plan.filter((task) => task.kind === kind).length;
    expect(new Set(outputs).size).toBe(outputs.length);
    expect(count('song')).toBe(albums.flatMap(({ songs }) => songs).length);
    expect(count('film')).toBe(albums.flatMap(({ songs }) => songs).filter(({ hasVideo }) => hasVideo).length);
    expect(count('picture')).toBe(albums.length + 2 * artists.length + playlists.length + categories.length);
  });

  it('begins with the cover, the portrait and the first song of the first album', () => {
    expect(outputs.slice(0, 3)).toEqual([
      'library/Hạ Vy/Bờ Bên Kia/cover.webp',
      'library/Hạ Vy/artist.webp',
      'library/Hạ Vy/Bờ Bên Kia/01 Ngủ Quên Trên Sóng.m4a',
    ]);
  });

  it('makes the first song of every album before the second of any, and every second before a third', () => {
    const tracks = plan.flatMap((task) => (task.kind === 'song' ? [task.song.track] : []));
    expect(tracks).toEqual([...tracks].sort((left, right) => left - right));
  });

  it('makes films last, each after its sound', () => {
    const kinds = plan.map(({ kind }) => kind);
    const films = plan.filter(({ kind }) => kind === 'film');
    expect(kinds.lastIndexOf('song')).toBeLessThan(kinds.indexOf('film'));
    expect(films.filter(({ output }) => placeOf(output.replace('.mp4', '.m4a')) < 0)).toEqual([]);
  });

  it('makes each planned short video in the planned order, after all sound and beside its artist’s music', () => {
    const clips = plan.flatMap((task) => (task.kind === 'clip' ? [task.song.slug] : []));
    expect(clips).toEqual(CLIP_SLUGS);
    const kinds = plan.map(({ kind }) => kind);
    expect(kinds.indexOf('clip')).toBeGreaterThan(kinds.lastIndexOf('song'));
    expect(outputs).toContain('library/Hạ Vy/shorts/Ngủ Quên Trên Sóng.mp4');
  });

  it('makes an album’s cover before any of its songs', () => {
    const late = plan.filter(
      (task) =>
        task.kind === 'song' &&
        placeOf(`library/${task.album.artist}/${task.album.title}/cover.webp`) > placeOf(task.output),
    );
    expect(late).toEqual([]);
  });
});

describe('whatToMake', () => {
  it.each([
    ['everything where nothing is there', [], outputs],
    ['nothing where everything is there', outputs, []],
    ['what is missing, in order', outputs.slice(0, 7), outputs.slice(7)],
    ['what is missing in the middle too', outputs.filter((_, index) => index !== 4), outputs.slice(4, 5)],
    ['everything where only other files are there', ['library/mine.mp3'], outputs],
  ])('is %s', (_, made, expected) => {
    expect(whatToMake(plan, new Set(made)).map(({ output }) => output)).toEqual(expected);
  });
});
