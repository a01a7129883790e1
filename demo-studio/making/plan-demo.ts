import type { PictureBrief } from '../art/picture-brief';
import type { DemoAlbum } from '../catalogue/demo-album';
import type { DemoCatalogue } from '../catalogue/demo-catalogue';
import {
  bannerPath,
  categoryPicturePath,
  clipStem,
  coverPath,
  playlistPicturePath,
  portraitPath,
  songStem,
} from '../catalogue/demo-paths';
import type { DemoSong } from '../catalogue/demo-song';
import { CLIP_SLUGS } from '../clips/demo-clips';
import type { AlbumFacts, DemoTask } from './demo-task';

const SOUND = '.m4a';
const FILM = '.mp4';

/**
 * Everything to make, in the order in which it is needed: first each album's cover, its artist's portrait and its first song, to
 * fill the rows of home fast; then the other pictures; the other songs, one of each album in turn; the clips; and the films last.
 */
export function planDemo({ artists, albums, categories, playlists }: DemoCatalogue): readonly DemoTask[] {
  const portraits = artists.map(({ name, portrait }) => pictureTask(portraitPath(name), name, portrait));
  const beginnings = albums.flatMap((album) => [
    pictureTask(coverPath(album), album.title, album.cover),
    ...portraits.filter(({ output }) => output === portraitPath(album.artist)),
    ...songTasks(album, 'song').slice(0, 1),
  ]);
  const otherPictures = [
    ...playlists.map(({ slug, name, picture }) => pictureTask(playlistPicturePath(slug), name.vi, picture)),
    ...categories.map(({ slug, name, picture }) => pictureTask(categoryPicturePath(slug), name.vi, picture)),
    ...artists.map(({ name, banner }) => pictureTask(bannerPath(name), name, banner)),
  ];
  const films = albums.flatMap((album) => songTasks(album, 'film'));
  return withoutRepeats([...beginnings, ...otherPictures, ...inTurn(albums), ...clipTasks(albums), ...films]);
}

function pictureTask(output: string, title: string, picture: PictureBrief): DemoTask {
  return { kind: 'picture', output, title, picture };
}

const factsOf = ({ title, artist, year, songs }: DemoAlbum): AlbumFacts => ({
  title,
  artist,
  year,
  songCount: songs.length,
});

function songTasks(album: DemoAlbum, kind: 'song' | 'film'): readonly DemoTask[] {
  const facts = factsOf(album);
  const wanted = (song: DemoSong): boolean => kind === 'song' || song.hasVideo;
  const ending = kind === 'song' ? SOUND : FILM;
  return album.songs
    .filter(wanted)
    .map((song) => ({ kind, song, album: facts, output: songStem(album, song) + ending }));
}

/** In the order in which the clips are listed. */
function clipTasks(albums: readonly DemoAlbum[]): readonly DemoTask[] {
  return albums
    .flatMap((album) => album.songs.map((song) => ({ album, song, place: CLIP_SLUGS.indexOf(song.slug) })))
    .filter(({ place }) => place >= 0)
    .sort((a, b) => a.place - b.place)
    .map(({ album, song }) => ({ kind: 'clip', output: clipStem(album, song) + FILM, song, album: factsOf(album) }));
}

/** The songs after the first one of each album; all second songs come before any third song. */
function inTurn(albums: readonly DemoAlbum[]): readonly DemoTask[] {
  const tasks = albums.map((album) => songTasks(album, 'song'));
  const longest = Math.max(0, ...tasks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, track) => tasks.flatMap((songs) => songs[track] ?? []))
    .slice(1)
    .flat();
}

/** An artist with two albums has only one portrait. */
function withoutRepeats(tasks: readonly DemoTask[]): readonly DemoTask[] {
  return [...new Map(tasks.map((task) => [task.output, task])).values()];
}

/** The tasks of a plan whose output is not among these files. */
export const whatToMake = (plan: readonly DemoTask[], made: ReadonlySet<string>): readonly DemoTask[] =>
  plan.filter(({ output }) => !made.has(output));
