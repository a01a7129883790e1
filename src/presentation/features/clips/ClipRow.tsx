import styled from 'styled-components';
import { clipPath, type ClipCard } from '../../../domain/shorts/clip-card';
import { Supported } from '../../controls/Supported';
import { ClipTile } from '../../components/shorts/ClipTile';
import { CONTAINER } from '../../design-system/media';
import { RowHeading } from '../../components/RowHeading';

interface ClipRowProps {
  readonly title: string;
  readonly cards: readonly ClipCard[];
  /** The artist whose feed follows the clip; else the general feed. */
  readonly artistId?: string;
  /** The page of the whole list; omitted if this is all of it. */
  readonly to?: string;
}

/** Clips side by side, under their title. */
export function ClipRow({ title, cards, artistId, to }: ClipRowProps) {
  return (
    <Supported needs="shorts">
      <Row aria-label={title}>
        <RowHeading title={title} to={to} />
        <Line>
          {cards.map((card) => (
            <li key={card.id}>
              <ClipTile card={card} to={clipPath(card.id, artistId ?? null)} />
            </li>
          ))}
        </Line>
      </Row>
    </Supported>
  );
}

const Row = styled.section`
  margin-top: 28px;
  ${CONTAINER.small} {
    margin-top: 22px;
  }
`;

const Line = styled.ul`
  display: grid;
  grid-auto-columns: minmax(128px, 168px);
  grid-auto-flow: column;
  justify-content: start;
  gap: 16px;
  margin: -4px;
  padding: 4px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: 4px;
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
  }
  ${CONTAINER.small} {
    gap: 12px;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: var(--gutter);
    scroll-padding-inline: var(--gutter);
  }
`;
