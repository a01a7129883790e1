import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { MEDIA } from '../../design-system/media';

interface QuietBarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A question that can wait. On a computer a card at the foot of the sidebar; on a phone a part of the bar of tabs, which grows
 * by it, so that it lies over neither the page nor the player.
 */
export function QuietBar({ label, children, actions }: QuietBarProps) {
  return (
    <>
      <Room />
      <Bar aria-label={label} data-quiet>
        <p>{children}</p>
        <Actions>{actions}</Actions>
      </Bar>
    </>
  );
}

/** The end of the sidebar stands above it; so do the tabs, and what stands on them moves up with them. */
const Room = createGlobalStyle`
  ${MEDIA.fromTablet} {
    nav[data-pinned] { padding-bottom: calc(var(--dock-h) + 176px); }
  }
  ${MEDIA.phone} {
    :root { --quiet-h: 96px; --tab-h: calc(60px + var(--quiet-h)); }
    nav:has(~ [data-quiet]) { padding-bottom: calc(var(--quiet-h) + env(safe-area-inset-bottom)); }
  }
`;

const Bar = styled.section`
  position: fixed;
  z-index: var(--z-nav);
  inset: auto auto calc(var(--dock-h) + 2 * var(--dock-inset) + 4px) 12px;
  width: 216px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  color: var(--text-1);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
  box-shadow: var(--elev-2);
  ${MEDIA.phone} {
    display: grid;
    align-content: center;
    inset: auto 0 0;
    width: auto;
    height: calc(var(--quiet-h) + env(safe-area-inset-bottom));
    padding: 0 var(--gutter) env(safe-area-inset-bottom);
    border-top: 1px solid var(--line);
    border-radius: 0;
    background: var(--bg);
    box-shadow: none;
  }
  @media print {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 10px;
  ${MEDIA.phone} {
    margin-top: 6px;
  }
`;
