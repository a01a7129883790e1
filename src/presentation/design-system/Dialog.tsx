import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton';
import { CROSS_ICONS } from './icons/cross';
import { Sheet } from './Sheet';

interface DialogProps {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Room for more than one column. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A question or a form over the page: named by its title, closed by its cross, Esc or a press beside it. */
export function Dialog({ title, closeLabel, onClose, isWide = false, children }: DialogProps) {
  return (
    <Sheet isOpen label={title} shape={isWide ? 'wide' : 'dialog'} onClose={onClose}>
      <Inside>
        <Head>
          <h2>{title}</h2>
          <IconButton icon={{ path: CROSS_ICONS.x }} iconSize={16} label={closeLabel} tip={null} onClick={onClose} />
        </Head>
        {children}
      </Inside>
    </Sheet>
  );
}

/** The actions at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: 10px;
  margin-top: 22px;
`;

const Inside = styled.div`
  padding: 26px 28px 24px;
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 18px;
  h2 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
`;
