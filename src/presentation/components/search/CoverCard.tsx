import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';

interface CoverCardProps {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly caption: string;
  readonly imageUrl: string;
  /** A person, drawn round. */
  readonly isRound: boolean;
}

/** A picture with two lines under it. It leads to a page. */
export function CoverCard({ id, to, title, caption, imageUrl, isRound }: CoverCardProps) {
  return (
    <Card to={to} data-round={isRound}>
      <ArtworkFrame $radius={isRound ? '50%' : 'var(--r-md)'}>
        <Artwork src={imageUrl} seed={id} sizes="(max-width: 767px) 44vw, 200px" />
      </ArtworkFrame>
      <Title>{title}</Title>
      <Caption>{caption}</Caption>
    </Card>
  );
}

const Title = styled.span`
  ${oneLine}
  display: block;
  margin-top: 10px;
  font-weight: var(--fw-strong);
  line-height: 20px;
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  margin-top: 1px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;

const Card = styled(Link)`
  display: block;
  min-width: 0;
  border-radius: var(--r-md);
  &[data-round='true'] {
    text-align: center;
  }
  ${ArtworkFrame} {
    transition: filter var(--dur-2) var(--ease-out);
  }
  ${MEDIA.hover} {
    &:hover ${ArtworkFrame} {
      filter: brightness(0.93);
    }
  }
  &:focus-visible {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: 4px;
  }
  &:active {
    scale: 0.985;
  }
`;
