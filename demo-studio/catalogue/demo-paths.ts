import { DEMO_MUSIC_FOLDER } from '../../contract/kernel/demo-folder';
import type { DemoAlbum } from './demo-album';
import type { DemoSong } from './demo-song';

type Named = Pick<DemoAlbum, 'title' | 'artist'>;

/** Beside the music folder: the pictures for which a music folder has no place. */
const PICTURES_FOLDER = 'pictures';
/** The import reads the files in it as short videos. */
const CLIP_FOLDER = 'shorts';

const albumFolder = ({ artist, title }: Named): string => `${DEMO_MUSIC_FOLDER}/${artist}/${title}`;

export const coverPath = (album: Named): string => `${albumFolder(album)}/cover.webp`;

export const portraitPath = (artist: string): string => `${DEMO_MUSIC_FOLDER}/${artist}/artist.webp`;

export const bannerPath = (artist: string): string => `${DEMO_MUSIC_FOLDER}/${artist}/banner.webp`;

export const playlistPicturePath = (slug: string): string => `${PICTURES_FOLDER}/playlist-${slug}.webp`;

export const categoryPicturePath = (slug: string): string => `${PICTURES_FOLDER}/category-${slug}.webp`;

/** A song's file path without its extension; sound, lyrics and film differ only in the extension. */
export const songStem = (album: Named, { track, title }: Pick<DemoSong, 'track' | 'title'>): string =>
  `${albumFolder(album)}/${String(track).padStart(2, '0')} ${title}`;

/** A short video's file path without its extension; picture, captions and poster differ only in the extension. */
export const clipStem = ({ artist }: Named, { title }: Pick<DemoSong, 'title'>): string =>
  `${DEMO_MUSIC_FOLDER}/${artist}/${CLIP_FOLDER}/${title}`;
