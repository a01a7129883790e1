import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import type { ArtistCard, HomeSection, SectionItem } from '../../../domain/catalogue/home-section';
import { useViewModels } from '../../app/view-models-context';
import { ArtistStrip } from '../../components/ArtistStrip';
import { MediaCard } from '../../components/MediaCard';
import { SectionHeading } from '../../components/SectionHeading';
import { COVER_GRID, LINE_GAP, PORTRAIT_GRID } from './home-grid';
import { useHomeCard } from './use-home-card';

const COVER_COUNT = 8;
const PORTRAIT_COUNT = 4;

/** A line of covers, or of portraits where the section holds artists. */
export function CardRow({ section }: { readonly section: HomeSection }) {
  const artists = section.items.flatMap((item) => (item.type === 'artist' ? [item.artist] : []));
  return (
    <Line aria-label={section.title}>
      <SectionHeading>{section.title}</SectionHeading>
      {artists.length > 0 ? <Portraits artists={artists.slice(0, PORTRAIT_COUNT)} /> : <Covers section={section} />}
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

function Covers({ section }: { readonly section: HomeSection }) {
  return (
    <CoverGrid>
      {section.items.slice(0, COVER_COUNT).map((item, index) => (
        <li key={index}>
          <Cover section={section} item={item} />
        </li>
      ))}
    </CoverGrid>
  );
}

interface CoverProps {
  readonly section: HomeSection;
  readonly item: SectionItem;
}

const Cover = observer(function Cover({ section, item }: CoverProps) {
  const card = useHomeCard(section)(item);
  return card && <MediaCard {...card} />;
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
