import { observer } from 'mobx-react-lite';
import type { ComponentType, ReactNode } from 'react';
import styled from 'styled-components';
import type { ArtistCard, HomeSection, SectionItem } from '../../../domain/catalogue/home-section';
import { pagePath } from '../../../domain/shared/page-path';
import { RowHeading } from '../../components/RowHeading';
import { useItemCard, type ItemCard } from '../../controls/cards/use-item-card';
import { useViewModels } from '../../hooks/view-models-context';
import { CategoryTile } from '../../components/CategoryTile';
import { MediaCard } from '../../components/MediaCard';
import { songsOf } from '../../view-models/arrange-home';
import { ArtistStrip } from './ArtistStrip';
import { PlaylistStrip } from './PlaylistStrip';
import { COVER_GRID, LINE_GAP, PORTRAIT_GRID, STRIP_GRID, TILE_GRID } from './home-grid';

interface CardLook {
  readonly grid: ComponentType<{ readonly children: ReactNode }>;
  readonly card: ComponentType<ItemCard>;
  readonly count: number;
}

/** A row of cards. Artist strips if it has any artist; else its first item sets the look. */
export function CardRow({ section }: { readonly section: HomeSection }) {
  const artists = section.items.flatMap((item) => (item.type === 'artist' ? [item.artist] : []));
  const look = LOOKS[section.items[0]?.type ?? 'album'] ?? COVERS;
  const shown = Math.min(section.items.length, artists.length > 0 ? PORTRAIT_COUNT : look.count);
  return (
    <Line aria-label={section.title}>
      <RowHeading
        title={section.title}
        to={shown < section.items.length || section.hasMore ? pagePath('section', section.id) : undefined}
      />
      {artists.length > 0 ? (
        <Portraits artists={artists.slice(0, PORTRAIT_COUNT)} />
      ) : (
        <Cards section={section} look={look} />
      )}
    </Line>
  );
}

const Portraits = observer(function Portraits({ artists }: { readonly artists: readonly ArtistCard[] }) {
  const { collections } = useViewModels();
  return (
    <PortraitGrid>
      {artists.map((artist) => (
        <li key={artist.id}>
          <ArtistStrip
            artist={artist}
            isPending={collections.isPending({ kind: 'artist', id: artist.id })}
            onPlay={() => void collections.play({ kind: 'artist', id: artist.id })}
          />
        </li>
      ))}
    </PortraitGrid>
  );
});

function Cards({ section, look }: { readonly section: HomeSection; readonly look: CardLook }) {
  return (
    <look.grid>
      {section.items.slice(0, look.count).map((item, index) => (
        <li key={index}>
          <Card section={section} item={item} look={look} />
        </li>
      ))}
    </look.grid>
  );
}

interface CardProps {
  readonly section: HomeSection;
  readonly item: SectionItem;
  readonly look: CardLook;
}

const Card = observer(function Card({ section, item, look }: CardProps) {
  return <look.card {...useItemCard(songsOf(section))(item)} />;
});

const Line = styled.section`
  ${LINE_GAP}
`;

const PortraitGrid = styled.ul`
  ${PORTRAIT_GRID}
`;

const CoverGrid = styled.ul`
  ${COVER_GRID}
`;

const StripGrid = styled.ul`
  ${STRIP_GRID}
`;

const TileGrid = styled.ul`
  ${TILE_GRID}
`;

const PORTRAIT_COUNT = 4;
const COVERS: CardLook = { grid: CoverGrid, card: MediaCard, count: 8 };
const LOOKS: Readonly<Partial<Record<SectionItem['type'], CardLook>>> = {
  playlist: { grid: StripGrid, card: PlaylistStrip, count: 4 },
  category: { grid: TileGrid, card: CategoryTile, count: 4 },
};
