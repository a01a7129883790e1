import type { ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { tabId } from '../../design-system/PillTabs';
import type { PanelTab } from '../../view-models/panel.view-model';
import { PANEL_CONTENT } from './PanelHead';

interface PanelBodyProps {
  readonly tab: PanelTab;
  readonly scroller?: RefObject<HTMLDivElement | null>;
  readonly children: ReactNode;
}

/** The content of a panel tab; it scrolls by itself. */
export function PanelBody({ tab, scroller, children }: PanelBodyProps) {
  return (
    <Body ref={scroller} id={PANEL_CONTENT} role="tabpanel" aria-labelledby={tabId(PANEL_CONTENT, tab)} data-scroller>
      {children}
    </Body>
  );
}

const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: 4px 16px 16px;
  overflow: hidden auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable;
  scrollbar-width: thin;
`;

/** The heading of a part of a tab; actions for the part are at its end. */
export const PanelHeading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 32px;
  margin: 10px 0 2px;
  h2 {
    color: var(--text-3);
    font: var(--fw-strong) var(--fs-meta) / var(--lh-meta) var(--font-ui);
    letter-spacing: 0;
  }
`;

/** A short text shown in place of songs. */
export const PanelNote = styled.p`
  padding: 12px 0;
  color: var(--text-2);
  font-size: 14px;
  line-height: 20px;
`;
