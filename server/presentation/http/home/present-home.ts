import type { HomeSectionWire, SectionItemWire } from '../../../../contract/home';
import type { HomeItem, HomeSection } from '../../../domain/home/home-section';
import type { ShortCard } from '../../../domain/shorts/short-card';
import type { Language } from '../language';
import { presentSong } from '../songs/present-song';
import { presentAlbum, presentArtistCard, presentCategory, presentPlaylist, presentShortCard } from './present-cards';
import { SECTION_TITLES } from './section-titles';

/** A card of any kind in the listener's language. */
export function presentItem(item: HomeItem, language: Language): SectionItemWire {
  switch (item.type) {
    case 'song':
      return { type: 'song', song: presentSong(item.song) };
    case 'album':
      return { type: 'album', album: presentAlbum(item.album, language) };
    case 'playlist':
      return { type: 'playlist', playlist: presentPlaylist(item.playlist, language) };
    case 'artist':
      return { type: 'artist', artist: presentArtistCard(item.artist) };
    case 'category':
      return { type: 'category', category: presentCategory(item.category, language) };
  }
}

const presentShortItem = (short: ShortCard) => ({ type: 'short', short: presentShortCard(short) }) as const;

/** The home page's rows in the listener's language. */
export const presentHome = (sections: readonly HomeSection[], language: Language): HomeSectionWire[] =>
  sections.map(({ id, layout, action, isRanked, items, shorts = [], totalCount }) => ({
    id,
    title: SECTION_TITLES[id][language],
    layout,
    action_type: action,
    ranked: isRanked,
    data_package: {
      items: [...items.map((item) => presentItem(item, language)), ...shorts.map(presentShortItem)],
      totalCount,
    },
  }));
