import styled from 'styled-components';
import { clipPath, type ClipCard } from '../../../domain/shorts/clip-card';
import { ClipTile } from '../../components/shorts/ClipTile';

/** A grid of clips, each opening the general feed. */
export function ClipGrid({ cards }: { readonly cards: readonly ClipCard[] }) {
  return (
    <Grid>
      {cards.map((card) => (
        <li key={card.id}>
          <ClipTile card={card} to={clipPath(card.id)} />
        </li>
      ))}
    </Grid>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(112px, 168px));
  gap: 20px 16px;
`;
