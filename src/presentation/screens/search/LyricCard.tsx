import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Song } from '../../../domain/catalogue/song';
import { pagePath } from '../../../domain/shared/page-path';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { focusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';

interface LyricCardProps {
  readonly song: Song;
  /** The line as it is sung, with the search text marked in it. */
  readonly line: ReactNode;
  /** Whose line it is, and where in the song. */
  readonly caption: string;
}

/** A line of a song's words. It leads to the song. */
export function LyricCard({ song, line, caption }: LyricCardProps) {
  return (
    <Card to={pagePath('song', song.id)}>
      <ArtworkFrame $size={48} $radius="var(--r-xs)">
        <Artwork src={song.squareImageUrl} seed={song.id} sizes="48px" />
      </ArtworkFrame>
      <Words>
        <Line>{line}</Line>
        <Caption>{caption}</Caption>
      </Words>
    </Card>
  );
}

const Words = styled.span`
  min-width: 0;
`;

const Line = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font: 600 16px/22px var(--font-display);
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
`;

const Card = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  ${focusRing}
  ${MEDIA.hover} {
    &:hover {
      background-image: linear-gradient(var(--hover), var(--hover));
    }
  }
`;
