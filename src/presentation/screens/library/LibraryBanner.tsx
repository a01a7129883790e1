import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { reachOverAll } from '../../design-system/interaction';
import { CONTAINER, MEDIA } from '../../design-system/media';

interface LibraryBannerProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Red like a heart, or the colour of the product. */
  readonly tone: 'liked' | 'heard';
  /** At its foot: a way to play it. */
  readonly children?: ReactNode;
}

/** A wide tile that leads to one of the listener's own lists. */
export function LibraryBanner({ to, title, text, tone, children }: LibraryBannerProps) {
  return (
    <Tile data-tone={tone}>
      <Name to={to}>{title}</Name>
      <Text>{text}</Text>
      {children}
    </Tile>
  );
}

/** Both of them: the first is wider. */
export const BannerPair = styled.div`
  display: grid;
  grid-template-columns: 1.4fr 1fr;
  gap: 16px;
  margin-bottom: 26px;
  ${CONTAINER.small} {
    gap: 12px;
    margin-bottom: 20px;
  }
  ${MEDIA.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Tile = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  height: 150px;
  padding: 22px;
  border-radius: var(--r-lg);
  overflow: hidden;
  color: #fff;
  &[data-tone='liked'] {
    background: linear-gradient(120deg, #8e1e4b, #c42349 60%, #b8324f);
  }
  &[data-tone='heard'] {
    background: linear-gradient(120deg, #232b80, #4a54d6);
  }
  > button {
    position: absolute;
    right: 20px;
    bottom: 20px;
  }
  ${MEDIA.phone} {
    height: 112px;
    padding: 18px;
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

const Name = styled(Link)`
  font: var(--fw-display) 25px/32px var(--font-display);
  letter-spacing: var(--tracking-h);
  outline: none;
  ${reachOverAll}
  &:focus-visible::after {
    border-radius: var(--r-lg);
    outline: 2.5px solid #fff;
    outline-offset: -5px;
  }
`;

const Text = styled.small`
  font-size: 14px;
  line-height: 20px;
  opacity: 0.95;
`;
