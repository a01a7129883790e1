import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { SectionItem } from '../../../domain/catalogue/home-section';
import type { Song } from '../../../domain/catalogue/song';
import { CategoryTile } from '../../components/CategoryTile';
import { MediaCard } from '../../components/MediaCard';
import { CONTAINER } from '../../design-system/media';
import { useItemCard } from './use-item-card';
import { PortraitCard } from './PortraitCard';

interface ItemCardsProps {
  readonly items: readonly SectionItem[];
  /** Shows only as many cards as fit in one line. */
  readonly isLine?: boolean;
}

const songsAmong = (items: readonly SectionItem[]): readonly Song[] =>
  items.flatMap((item) => (item.type === 'song' ? [item.song] : []));

/** Albums, playlists, artists, categories or songs as cards. */
export function ItemCards({ items, isLine = false }: ItemCardsProps) {
  const songs = songsAmong(items);
  const isOfTiles = items[0]?.type === 'category';
  return (
    <Grid data-tiles={isOfTiles} data-line={isLine}>
      {items.map((item, index) => (
        <li key={index}>
          <Card item={item} songs={songs} />
        </li>
      ))}
    </Grid>
  );
}

interface CardProps {
  readonly item: SectionItem;
  readonly songs: readonly Song[];
}

const Card = observer(function Card({ item, songs }: CardProps) {
  const card = useItemCard(songs)(item);
  if (item.type === 'artist') return <PortraitCard artist={item.artist} />;
  return item.type === 'category' ? <CategoryTile {...card} /> : <MediaCard {...card} />;
});

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(148px, 1fr));
  gap: 24px 16px;
  &[data-tiles='true'] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 16px;
  }
  &[data-line='true'] {
    grid-template-rows: auto;
    grid-auto-rows: 0;
    row-gap: 0;
    overflow: hidden;
    margin: -4px;
    padding: 4px;
  }
  ${CONTAINER.narrow} {
    &[data-tiles='true'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 12px;
    }
  }
  ${CONTAINER.small} {
    &:not([data-tiles='true']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 20px 14px;
    }
    &[data-line='true'] {
      display: flex;
      gap: 12px;
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scroll-padding-inline: var(--gutter);
      scrollbar-width: none;
      > li {
        flex: none;
        width: 136px;
        scroll-snap-align: start;
      }
    }
  }
`;
