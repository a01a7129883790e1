import type { ReactNode } from 'react';
import styled, { createGlobalStyle, css } from 'styled-components';
import { MEDIA } from '../design-system/media';

/** Widths at which the sidebar is folded, pinned or not. */
const FOLDED = '@media (min-width: 768px) and (max-width: 1279px)';

interface QuietBarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

/**
 * A question that can wait. On a computer it is a card at the foot of the sidebar. On a phone it is a part of the tab bar, which
 * grows, so the question covers neither the page nor the player. A folded sidebar has no room: there the question is a line over
 * the foot of the page, and the page content ends above it.
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

/** The end of the sidebar stays above the bar; the tabs and everything above them move up. */
const Room = createGlobalStyle`
  ${MEDIA.fromTablet} {
    nav[data-pinned='true'] { padding-bottom: calc(var(--quiet-foot) + 148px); }
    :root { --quiet-foot: 20px; }
    :root:has([data-dock='true']) { --quiet-foot: calc(var(--dock-h) + 2 * var(--dock-inset) + 4px); }
    [data-pinned='false'] > div > main { padding-bottom: calc(220px + var(--demo-h, 0px)); }
  }
  ${FOLDED} {
    [data-pinned] > div > main { padding-bottom: calc(220px + var(--demo-h, 0px)); }
  }
  ${MEDIA.phone} {
    :root { --quiet-h: 96px; --tab-h: calc(60px + var(--quiet-h)); }
    nav:has(~ [data-quiet]) { padding-bottom: calc(var(--quiet-h) + env(safe-area-inset-bottom)); }
  }
`;

const line = css`
  display: flex;
  align-items: center;
  gap: 8px 20px;
  bottom: calc(var(--quiet-foot) + var(--demo-h, 0px));
  left: calc(var(--shell-nav) + var(--gutter));
  width: max-content;
  max-width: calc(100% - var(--shell-nav) - 2 * var(--gutter));
  > div {
    flex: none;
    margin: 0;
  }
`;

const Bar = styled.section`
  position: fixed;
  z-index: var(--z-nav);
  inset: auto auto var(--quiet-foot) 12px;
  width: 216px;
  padding: 14px 16px;
  border-radius: var(--r-md);
  background: var(--surface-1);
  color: var(--text-1);
  font-size: var(--fs-meta);
  line-height: var(--lh-meta);
  box-shadow: var(--elev-2);
  [data-pinned='false'] > & {
    ${line}
  }
  ${FOLDED} {
    ${line}
  }
  ${MEDIA.phone} {
    [data-pinned] > & {
      display: grid;
      align-content: center;
      gap: 0;
      inset: auto 0 0;
      width: auto;
      max-width: none;
      height: calc(var(--quiet-h) + env(safe-area-inset-bottom));
      padding: 0 var(--gutter) env(safe-area-inset-bottom);
      border-top: 1px solid var(--line);
      border-radius: 0;
      background: var(--bg);
      box-shadow: none;
      > div {
        margin-top: 6px;
      }
    }
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
`;
