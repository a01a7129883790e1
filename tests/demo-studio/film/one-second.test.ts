import { FILM_HEIGHT, FILM_WIDTH, FRAMES_PER_SECOND } from '../../../demo-studio/film/film';
import { brightnessOf, differenceOf, filmSong, meanOf } from '../../support/demo-studio/film-song';

// `tests/demo/film.test.ts` draws the film of every song.
describe('one second of a film', () => {
  const { film, score } = filmSong('ngu-quen-tren-song');
  const from = Math.round((score.seconds / 2) * FRAMES_PER_SECOND);
  const frames = [0, 1, 2, 12, 13, FRAMES_PER_SECOND].map((at) => from + at);
  const drawn = film();
  const pictures = frames.map((frame) => drawn.draw(frame).slice());

  it('consists of whole pictures in YUV 4:2:0', () => {
    expect(new Set(pictures.map(({ length }) => length))).toEqual(new Set([(FILM_WIDTH * FILM_HEIGHT * 3) / 2]));
  });

  it('is never black or blinding, and its brightness changes little', () => {
    const means = pictures.map((picture) => meanOf(brightnessOf(picture)));
    expect(Math.min(...means)).toBeGreaterThan(35);
    expect(Math.max(...means)).toBeLessThan(200);
    const steps = means.slice(1).map((mean, at) => Math.abs(mean - (means[at] as number)));
    expect(Math.max(...steps)).toBeLessThan(5);
  });

  it('moves', () => {
    expect(differenceOf(pictures[0] as Uint8Array, pictures.at(-1) as Uint8Array)).toBeGreaterThan(0.15);
  });

  it('has the same last picture when it is drawn alone', () => {
    expect(differenceOf(film().draw(frames.at(-1) as number), pictures.at(-1) as Uint8Array)).toBe(0);
  });
});
