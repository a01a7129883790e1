import type { DragEventHandler, ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import styled from 'styled-components';
import { insetFocusRing, oneLine, overlay } from '../../design-system/interaction';

interface ShelfLinkProps {
  readonly to: string;
  readonly title: string;
  readonly facts: string;
  readonly picture: ReactNode;
  /** A song hovers over it that it takes. */
  readonly isTarget?: boolean;
  readonly onDragOver?: DragEventHandler;
  readonly onDragLeave?: DragEventHandler;
  readonly onDrop?: DragEventHandler;
}

/** One line of the sidebar's collection: a small picture, a name and a fact. */
export function ShelfLink({ to, title, facts, picture, isTarget = false, ...drag }: ShelfLinkProps) {
  return (
    <li>
      <Line to={to} data-target={isTarget} draggable={false} {...drag}>
        {picture}
        <Words>
          <Title>{title}</Title>
          <Facts>{facts}</Facts>
        </Words>
      </Line>
    </li>
  );
}

const Line = styled(NavLink)`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 46px;
  padding: 0 12px 0 10px;
  border-radius: var(--r-sm);
  color: var(--text-2);
  font-weight: var(--fw-medium);
  translate: calc((1 - var(--open)) * -5px) 0;
  ${overlay}
  ${insetFocusRing}
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

const Words = styled.span`
  min-width: 0;
  opacity: var(--open);
  transition: opacity var(--dur-2) var(--ease-out);
`;

const Title = styled.span`
  ${oneLine}
  display: block;
  line-height: 18px;
`;

const Facts = styled.span`
  ${oneLine}
  display: block;
  color: var(--text-3);
  font-size: 12px;
  font-weight: var(--fw-text);
  line-height: 15px;
`;
