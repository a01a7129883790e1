import type { KeyboardEvent, ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { MEDIA } from '../../design-system/media';
import { Sheet } from '../../design-system/Sheet';
import { usePanelLabel } from './use-panel-label';
import type { PanelShape } from './use-panel-shape';

interface PanelFrameProps {
  readonly shape: PanelShape;
  readonly onClose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** The frame of the panel: beside the page, which makes room for it; over the page; or a modal sheet. Esc closes it. */
export function PanelFrame({ shape, onClose, onKeyDown, children }: PanelFrameProps) {
  const label = usePanelLabel();
  if (shape === 'sheet') {
    return (
      <Sheet isOpen label={label} shape="dialog" isLayer={false} onClose={onClose}>
        <SheetBody onKeyDown={onKeyDown}>{children}</SheetBody>
      </Sheet>
    );
  }
  return (
    <BesidePage isOver={shape === 'over'} onClose={onClose} onKeyDown={onKeyDown}>
      {children}
    </BesidePage>
  );
}

interface BesidePageProps extends Omit<PanelFrameProps, 'shape'> {
  readonly isOver: boolean;
}

function BesidePage({ isOver, onClose, onKeyDown, children }: BesidePageProps) {
  const label = usePanelLabel();
  const press = (event: KeyboardEvent): void => {
    onKeyDown(event);
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Aside aria-label={label} data-over={isOver} onKeyDown={press}>
      {!isOver && <PageRoom />}
      {children}
    </Aside>
  );
}

/** The page stands beside the panel, not under it. */
const PageRoom = createGlobalStyle`
  [data-pinned][data-dock] {
    --shell-panel: calc(var(--panel-w) + var(--dock-inset));
    padding-right: var(--shell-panel);
  }
`;

const Aside = styled.aside`
  position: fixed;
  inset: var(--dock-inset) var(--dock-inset) auto auto;
  z-index: var(--z-panel);
  display: flex;
  flex-direction: column;
  width: var(--panel-w);
  height: calc(100dvh - var(--dock-h) - 3 * var(--dock-inset));
  border-radius: var(--r-lg);
  background: var(--surface-1);
  box-shadow: var(--elev-1);
  overflow: hidden;
  transition: translate var(--dur-3) var(--ease-inout);
  @starting-style {
    translate: calc(100% + var(--dock-inset)) 0;
  }
  &[data-over='true'] {
    box-shadow: var(--elev-3);
  }
  ${MEDIA.forcedColours} {
    border: 1px solid;
  }
`;

const SheetBody = styled.div`
  display: flex;
  flex-direction: column;
  height: min(720px, calc(100dvh - 48px - env(safe-area-inset-bottom)));
`;
