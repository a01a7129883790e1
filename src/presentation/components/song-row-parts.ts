import styled, { css } from 'styled-components';
import { ArtworkFrame } from '../design-system/Artwork';
import { focusOutline, focusRing, oneLine, reachOverAll } from '../design-system/interaction';
import { MEDIA } from '../design-system/media';

/** The edge of the cover in pixels, in a list of songs, in a list of the panel, and in a list whose order is being changed. */
export const COVER_SIZES = { list: 44, panel: 42, order: 40 } as const;

export type SongRowLook = keyof typeof COVER_SIZES;

/** The shape of a row, which its skeleton shares. */
export const songRowShape = css`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  ${MEDIA.phone} {
    height: 62px;
  }
`;

/** A button at the cover's position that covers the whole row. Links and tools lie above it. */
export const Press = styled.button`
  flex: none;
  width: 44px;
  height: 44px;
  margin-right: -56px;
  border-radius: inherit;
  outline: 0;
  ${reachOverAll}
  &:focus-visible::after {
    ${focusOutline}
  }
`;

export const Text = styled.span`
  flex: 1;
  min-width: 0;
  pointer-events: none;
  a {
    position: relative;
    border-radius: 4px;
    pointer-events: auto;
    ${focusRing}
  }
  ${MEDIA.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 3px;
    }
  }
`;

export const Title = styled.span`
  ${oneLine}
  display: block;
  font-weight: var(--fw-strong);
  line-height: 21px;
`;

export const Artists = styled.span`
  ${oneLine}
  font-size: var(--fs-meta);
  line-height: 18px;
  color: var(--text-2);
`;

/** The artists, and why the song is here. */
export const Line = styled.span`
  display: flex;
  gap: 4px;
`;

export const Length = styled.span`
  font-size: var(--fs-meta);
  font-variant-numeric: tabular-nums;
  color: var(--text-3);
`;

export const Tools = styled.span`
  position: absolute;
  right: 0;
  display: flex;
  opacity: 0;
  @media (hover: none) {
    > :not(:last-child) {
      display: none;
    }
  }
`;

export const Rank = styled.span`
  flex: none;
  width: 26px;
  font: 740 20px/1 var(--font-display);
  letter-spacing: -0.03em;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const toolsInsteadOfLength = css`
  &:has(${Tools}) ${Length} {
    opacity: 0;
  }
  &:has(${Tools}) ${Text} {
    padding-right: 30px;
  }
  ${Tools} {
    opacity: 1;
  }
`;

export const Row = styled.li`
  ${songRowShape}
  position: relative;
  margin: 0 -8px;
  padding: 0 8px;
  border-radius: var(--r-sm);
  transition: background-color var(--dur-2) var(--ease-out);
  ${Rank}, ${ArtworkFrame}, ${Length} {
    pointer-events: none;
  }
  &&:has([aria-current]) {
    background: var(--accent-soft);
    ${Title} {
      color: var(--accent-strong);
    }
  }
  &[data-missing] {
    ${Rank}, ${ArtworkFrame}, ${Length}, ${Title} {
      opacity: 0.45;
    }
    ${ArtworkFrame} > [data-status='idle'] {
      opacity: 0;
    }
  }
  &:has(${Tools} :focus-visible),
  &:has(${Press}:focus-visible) {
    ${toolsInsteadOfLength}
  }
  ${MEDIA.hover} {
    &:hover {
      background: var(--hover);
      ${toolsInsteadOfLength}
    }
  }
  @media (hover: none) {
    ${toolsInsteadOfLength}
  }
  &:not(li) {
    height: 56px;
    margin: 0;
  }
  ${MEDIA.phone} {
    ${Title}, ${Artists} {
      line-height: 24px;
    }
    ${Text} a {
      padding-block: 3.5px;
    }
  }
`;
