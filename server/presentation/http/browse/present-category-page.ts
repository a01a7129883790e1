import type { CategoryDetailWire } from '../../../../contract/browse';
import type { HomeSectionWire, SectionItemWire } from '../../../../contract/home';
import type { CategoryPage } from '../../../application/browse/read-category';
import { CATEGORY_ALBUMS, CATEGORY_ARTISTS } from '../../../domain/home/section-name';
import { presentAlbum, presentArtistCard } from '../home/present-cards';
import { SECTION_TITLES } from '../home/section-titles';
import type { Language } from '../language';
import { pictureUrl, presentColour } from '../present-picture';

function rowsOf(page: CategoryPage, language: Language): HomeSectionWire[] {
  const { id } = page.category;
  const albums = page.albums.map((album): SectionItemWire => ({ type: 'album', album: presentAlbum(album, language) }));
  const artists = page.artists.map((artist): SectionItemWire => ({
    type: 'artist',
    artist: presentArtistCard(artist),
  }));
  const row = { layout: 'card', ranked: false } as const;
  const rows: readonly HomeSectionWire[] = [
    {
      ...row,
      id: `${CATEGORY_ALBUMS}${id}`,
      title: SECTION_TITLES['category-albums'][language],
      action_type: 'album',
      data_package: { items: albums, totalCount: page.albumCount },
    },
    {
      ...row,
      id: `${CATEGORY_ARTISTS}${id}`,
      title: SECTION_TITLES['category-artists'][language],
      action_type: 'artist',
      data_package: { items: artists, totalCount: artists.length },
    },
  ];
  return rows.filter(({ data_package: { items } }) => items.length > 0);
}

/** A category's page with those of its rows that have content. */
export const presentCategoryPage = (page: CategoryPage, language: Language): CategoryDetailWire => ({
  id: page.category.id,
  name: page.category.name[language],
  description: page.category.description[language],
  thumbnail: pictureUrl(page.category.imageId, page.category.id),
  dominant_color: presentColour(page.category.colour, page.category.id),
  song_count: page.category.songCount,
  sections: rowsOf(page, language),
});
