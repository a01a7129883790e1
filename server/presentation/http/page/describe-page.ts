import { displayArtistOf } from '../../../../contract/kernel/display-artist';
import type { ShortCatalogue } from '../../../domain/shorts/short-catalogue.port';
import type { AlbumCatalogue } from '../../../domain/catalogue/album-catalogue.port';
import type { ArtistCatalogue } from '../../../domain/catalogue/artist-catalogue.port';
import type { CategoryCatalogue } from '../../../domain/catalogue/category-catalogue.port';
import type { PlaylistCatalogue } from '../../../domain/catalogue/playlist-catalogue.port';
import type { SongCatalogue } from '../../../domain/catalogue/song-catalogue.port';
import type { Language } from '../language';
import { pictureUrl } from '../present-picture';
import { PAGE_MESSAGES } from './page-messages';

/** What a page is about, for services that show a link to it. `picture` is a path of this server. */
export interface PageDescription {
  readonly title: string;
  readonly description: string;
  readonly picture: string;
  /** The id of a short video, whose page shows its picture before anything else. */
  readonly clipId?: string;
  readonly type: 'music.song' | 'music.album' | 'music.playlist' | 'profile' | 'video.other' | 'website';
}

/** The description of the page at a path; null where the page has none of its own: nothing exists there, or it is not public. */
export type DescribePage = (path: string, language: Language) => Promise<PageDescription | null>;

export interface DescribedCatalogues {
  readonly songs: Pick<SongCatalogue, 'cards'>;
  readonly albums: Pick<AlbumCatalogue, 'album'>;
  readonly artists: Pick<ArtistCatalogue, 'artist'>;
  readonly playlists: Pick<PlaylistCatalogue, 'playlist'>;
  readonly categories: Pick<CategoryCatalogue, 'category'>;
  readonly shorts: Pick<ShortCatalogue, 'cards'>;
}

type Describe = (
  catalogues: DescribedCatalogues,
  id: string,
  messages: (typeof PAGE_MESSAGES)[Language],
  language: Language,
) => Promise<PageDescription | null>;

const PAGE = /^\/(song|album|playlist|artist|category|short-video)\/([\w-]{1,64})\/?$/;
/** The path of a short video's page may name whose clips come after it. */
const CLIP_PAGE = /^(\/short-video\/[\w-]{1,64})\/[\w-]{1,64}\/?$/;

const DESCRIBERS: Readonly<Record<string, Describe>> = {
  song: async ({ songs }, id, messages) => {
    const [song] = await songs.cards([id]);
    return song === undefined
      ? null
      : {
          title: song.artists.length === 0 ? song.title : `${song.title} – ${displayArtistOf(song)}`,
          description: messages.song(displayArtistOf(song), song.album?.title ?? null),
          picture: pictureUrl(song.imageId, song.album?.id ?? id),
          type: 'music.song',
        };
  },
  album: async ({ albums }, id, messages, language) => {
    const album = await albums.album(id);
    return (
      album && {
        title: `${album.title} – ${displayArtistOf(album)}`,
        description: album.description[language] || messages.album(displayArtistOf(album), album.songCount),
        picture: pictureUrl(album.imageId, id),
        type: 'music.album',
      }
    );
  },
  playlist: async ({ playlists }, id, messages, language) => {
    const playlist = await playlists.playlist(id);
    return (
      playlist && {
        title: playlist.name[language],
        description: playlist.description[language] || messages.playlist(playlist.songCount),
        picture: pictureUrl(playlist.imageId, id),
        type: 'music.playlist',
      }
    );
  },
  artist: async ({ artists }, id, messages, language) => {
    const artist = await artists.artist(id);
    return (
      artist && {
        title: artist.name,
        description: artist.bio[language] || messages.artist(artist.songCount),
        picture: pictureUrl(artist.imageId, id),
        type: 'profile',
      }
    );
  },
  category: async ({ categories }, id, messages, language) => {
    const category = await categories.category(id);
    return (
      category && {
        title: category.name[language],
        description: category.description[language] || messages.category(category.songCount),
        picture: pictureUrl(category.imageId, id),
        type: 'website',
      }
    );
  },
  'short-video': async ({ shorts }, id, messages) => {
    const [clip] = await shorts.cards([id]);
    if (clip === undefined) return null;
    const description = messages.short(clip.artist?.name ?? '');
    return {
      title: clip.caption || description,
      description,
      picture: pictureUrl(clip.imageId, id),
      clipId: id,
      type: 'video.other',
    };
  },
};

/** Describes the pages of songs, albums, playlists, artists, categories and short videos from the catalogues. */
export const describePages =
  (catalogues: DescribedCatalogues): DescribePage =>
  async (path, language) => {
    const [, kind = '', id = ''] = PAGE.exec(path.replace(CLIP_PAGE, '$1')) ?? [];
    const describe = DESCRIBERS[kind];
    return describe === undefined ? null : describe(catalogues, id, PAGE_MESSAGES[language], language);
  };
