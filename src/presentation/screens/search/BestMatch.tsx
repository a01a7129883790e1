import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DominantColour } from '../../../domain/catalogue/song';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { MEDIA } from '../../design-system/media';
import { PlayButton } from '../../design-system/PlayButton';
import { pictureColour, washColours } from '../../design-system/wash';
import { isPlayingOrWaiting, type SongStatus } from '../../view-models/song-status';

interface BestMatchProps {
  readonly id: string;
  readonly to: string;
  /** The name, with the search text marked in it. */
  readonly title: ReactNode;
  readonly caption: string;
  readonly imageUrl: string;
  readonly isRound: boolean;
  readonly colour: DominantColour;
  readonly status: SongStatus;
  /** What the play button does, in words. */
  readonly label: string;
  readonly onPlay: () => void;
}

/** The most likely match, shown large: one press opens its page, another control plays it. */
export function BestMatch({ id, to, title, caption, imageUrl, isRound, ...rest }: BestMatchProps) {
  const { colour, status, label, onPlay } = rest;
  return (
    <Card style={pictureColour(colour)}>
      <ArtworkFrame $size={96} $radius={isRound ? '50%' : 'var(--r-md)'}>
        <Artwork src={imageUrl} seed={id} sizes="96px" isEager />
      </ArtworkFrame>
      <Name>
        <Page to={to}>{title}</Page>
      </Name>
      <Caption>{caption}</Caption>
      <Play>
        <PlayButton
          isPlaying={isPlayingOrWaiting(status)}
          isWaiting={status === 'waiting'}
          label={label}
          onPress={onPlay}
        />
      </Play>
    </Card>
  );
}

const Name = styled.h3`
  margin-top: auto;
  padding-top: 14px;
  padding-right: 66px;
  overflow: hidden;
  font-size: 34px;
  line-height: 42px;
  letter-spacing: -0.02em;
  mark {
    color: inherit;
    text-decoration-thickness: 3px;
  }
  ${MEDIA.phone} {
    font-size: 26px;
    line-height: 34px;
  }
`;

/** The whole card leads to the page. */
const Page = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  outline: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-lg);
  }
  &:focus-visible::after {
    outline: 2.5px solid var(--accent-strong);
    outline-offset: -3px;
  }
`;

const Caption = styled.p`
  margin-top: 2px;
  padding-right: 66px;
  color: var(--text-2);
`;

const Play = styled.span`
  position: absolute;
  right: 22px;
  bottom: 22px;
`;

const Card = styled.div`
  ${washColours}
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 226px;
  padding: 22px;
  border-radius: var(--r-lg);
  background: var(--wash);
  transition: filter var(--dur-2) var(--ease-out);
  ${MEDIA.hover} {
    &:hover {
      filter: brightness(0.98);
    }
  }
`;
