import type { Language } from '../language';

interface PageMessages {
  readonly song: (artists: string, album: string | null) => string;
  readonly album: (artists: string, songs: number) => string;
  readonly playlist: (songs: number) => string;
  readonly artist: (songs: number) => string;
  readonly category: (songs: number) => string;
  readonly short: (artist: string) => string;
}

const songsVi = (count: number): string => `${count.toLocaleString('vi')} bài hát`;
const songsEn = (count: number): string => `${count.toLocaleString('en')} ${count === 1 ? 'song' : 'songs'}`;

/** Texts for a page that has no description of its own. */
export const PAGE_MESSAGES: Readonly<Record<Language, PageMessages>> = {
  vi: {
    song: (artists, album) =>
      ['Bài hát', artists && `của ${artists}`, album && `trong album ${album}`].filter(Boolean).join(' '),
    album: (artists, songs) => `Album của ${artists} · ${songsVi(songs)}`,
    playlist: (songs) => `Playlist · ${songsVi(songs)}`,
    artist: (songs) => `Nghệ sĩ · ${songsVi(songs)}`,
    category: (songs) => `Chủ đề · ${songsVi(songs)}`,
    short: (artist) => ['Video ngắn', artist && `của ${artist}`].filter(Boolean).join(' '),
  },
  en: {
    song: (artists, album) =>
      ['Song', artists && `by ${artists}`, album && `from the album ${album}`].filter(Boolean).join(' '),
    album: (artists, songs) => `Album by ${artists} · ${songsEn(songs)}`,
    playlist: (songs) => `Playlist · ${songsEn(songs)}`,
    artist: (songs) => `Artist · ${songsEn(songs)}`,
    category: (songs) => `Category · ${songsEn(songs)}`,
    short: (artist) => ['Short video', artist && `by ${artist}`].filter(Boolean).join(' '),
  },
};
