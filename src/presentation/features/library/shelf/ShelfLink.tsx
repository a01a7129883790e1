import type { DragEventHandler, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { shelfLine, ShelfText } from './ShelfText';

interface ShelfLinkProps {
  readonly to: string;
  readonly title: string;
  readonly facts: string;
  readonly picture: ReactNode;
  /** A song that it accepts is dragged over it. */
  readonly isTarget?: boolean;
  readonly onDragOver?: DragEventHandler;
  readonly onDragLeave?: DragEventHandler;
  readonly onDrop?: DragEventHandler;
}

/** One line of the sidebar's library: a small picture, a name and a fact. */
export function ShelfLink({ to, title, facts, picture, isTarget = false, ...drag }: ShelfLinkProps) {
  return (
    <li>
      <Line to={to} data-target={isTarget} draggable={false} {...drag}>
        {picture}
        <ShelfText title={title} facts={facts} />
      </Line>
    </li>
  );
}

const Line = styled(NavLink)`
  ${shelfLine}
  &[aria-current='page'] {
    color: var(--text-1);
    font-weight: var(--fw-strong);
  }
  &[data-target='true'] {
    background: var(--accent-soft);
    color: var(--text-1);
    box-shadow: inset 0 0 0 2px var(--accent-strong);
  }
`;
