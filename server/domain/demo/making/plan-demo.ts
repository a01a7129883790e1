import type { PictureBrief } from '../art/picture-brief';
import type { DemoAlbum } from '../catalogue/demo-album';
import type { DemoCatalogue } from '../catalogue/demo-catalogue';
import {
  bannerPath,
  categoryPicturePath,
  coverPath,
  playlistPicturePath,
  portraitPath,
  songStem,
} from '../catalogue/demo-paths';
import type { DemoSong } from '../catalogue/demo-song';
import type { DemoTask } from './demo-task';

const SOUND = '.m4a';
const FILM = '.mp4';

/**
 * Everything to make, in the order in which it is wanted: each album's cover, its artist's portrait and its first song, so
 * that the rows of home fill fast; the other pictures; the other songs, one of each album in turn; films last.
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
  return withoutRepeats([...beginnings, ...otherPictures, ...inTurn(albums), ...films]);
}

function pictureTask(output: string, title: string, picture: PictureBrief): DemoTask {
  return { kind: 'picture', output, title, picture };
}

function songTasks(album: DemoAlbum, kind: 'song' | 'film'): readonly DemoTask[] {
  const { title, artist, year, songs } = album;
  const facts = { title, artist, year, songCount: songs.length };
  const wanted = (song: DemoSong): boolean => kind === 'song' || song.hasVideo;
  const ending = kind === 'song' ? SOUND : FILM;
  return songs.filter(wanted).map((song) => ({ kind, song, album: facts, output: songStem(album, song) + ending }));
}

/** The songs after the first, the second of each album before the third of any. */
function inTurn(albums: readonly DemoAlbum[]): readonly DemoTask[] {
  const tasks = albums.map((album) => songTasks(album, 'song'));
  const longest = Math.max(0, ...tasks.map(({ length }) => length));
  return Array.from({ length: longest }, (_, track) => tasks.flatMap((songs) => songs[track] ?? []))
    .slice(1)
    .flat();
}

/** An artist of two albums has one portrait. */
function withoutRepeats(tasks: readonly DemoTask[]): readonly DemoTask[] {
  return [...new Map(tasks.map((task) => [task.output, task])).values()];
}

/** What of a plan is still to be made where these files are there. */
export const whatToMake = (plan: readonly DemoTask[], made: ReadonlySet<string>): readonly DemoTask[] =>
  plan.filter(({ output }) => !made.has(output));
