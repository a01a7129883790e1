import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Artwork, ArtworkFrame } from '../../design-system/Artwork';
import { focusRing, oneLine } from '../../design-system/interaction';
import { MEDIA } from '../../design-system/media';

interface NameStripProps {
  readonly id: string;
  readonly to: string;
  readonly title: ReactNode;
  readonly caption: string;
  readonly imageUrl: string;
  /** A person, drawn round. */
  readonly isRound?: boolean;
}

/** A flat card that leads to a page: the picture on its left, a name and one line on its right. */
export function NameStrip({ id, to, title, caption, imageUrl, isRound = false }: NameStripProps) {
  return (
    <Strip to={to} data-round={isRound}>
      <ArtworkFrame $size={isRound ? 84 : 92} $radius={isRound ? '50%' : '0'}>
        <Artwork src={imageUrl} seed={id} sizes="92px" />
      </ArtworkFrame>
      <Words>
        <Name>{title}</Name>
        <Caption>{caption}</Caption>
      </Words>
    </Strip>
  );
}

const Words = styled.span`
  min-width: 0;
  padding: 0 14px;
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: var(--fw-strong);
  line-height: 20px;
`;

const Caption = styled.span`
  ${oneLine}
  display: block;
  margin-top: 2px;
  color: var(--text-2);
  font-size: var(--fs-meta);
  line-height: 18px;
`;

const Strip = styled(Link)`
  display: flex;
  align-items: center;
  height: 92px;
  border-radius: var(--r-md);
  overflow: hidden;
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  ${focusRing}
  &[data-round='true'] {
    background: none;
    box-shadow: none;
  }
  ${MEDIA.hover} {
    &:hover {
      background-image: linear-gradient(var(--hover), var(--hover));
    }
  }
`;
