import type { DemoAlbum } from './demo-album';
import type { DemoSong } from './demo-song';

type Named = Pick<DemoAlbum, 'title' | 'artist'>;

/** Folders in the demo's folder: the music folder to import, and the pictures for which a music folder has no place. */
export const LIBRARY_FOLDER = 'library';
const PICTURES_FOLDER = 'pictures';
/** The import reads the files in it as short videos. */
const CLIP_FOLDER = 'shorts';

const albumFolder = ({ artist, title }: Named): string => `${LIBRARY_FOLDER}/${artist}/${title}`;

export const coverPath = (album: Named): string => `${albumFolder(album)}/cover.webp`;

export const portraitPath = (artist: string): string => `${LIBRARY_FOLDER}/${artist}/artist.webp`;

export const bannerPath = (artist: string): string => `${LIBRARY_FOLDER}/${artist}/banner.webp`;

export const playlistPicturePath = (slug: string): string => `${PICTURES_FOLDER}/playlist-${slug}.webp`;

export const categoryPicturePath = (slug: string): string => `${PICTURES_FOLDER}/category-${slug}.webp`;

/** A song's file path without its extension; sound, lyrics and film differ only in the extension. */
export const songStem = (album: Named, { track, title }: Pick<DemoSong, 'track' | 'title'>): string =>
  `${albumFolder(album)}/${String(track).padStart(2, '0')} ${title}`;

/** A short video's file path without its extension; picture, captions and poster differ only in the extension. */
export const clipStem = ({ artist }: Named, { title }: Pick<DemoSong, 'title'>): string =>
  `${LIBRARY_FOLDER}/${artist}/${CLIP_FOLDER}/${title}`;
