import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { insetFocusRing, oneLine, overlay } from '../../../design-system/interaction';

interface ShelfWordsProps {
  readonly title: string;
  readonly facts: ReactNode;
}

/** The name and the fact beside a small picture in the sidebar; they fade out in the narrow sidebar. */
export function ShelfText({ title, facts }: ShelfWordsProps) {
  return (
    <Words>
      <Title>{title}</Title>
      <Facts>{facts}</Facts>
    </Words>
  );
}

/** A sidebar line with a small picture, for any press action. */
export const shelfLine = css`
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
