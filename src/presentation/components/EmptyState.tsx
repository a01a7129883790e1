import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Wave } from './Wave';

interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** The text before the title; for an empty list, the specification's text. */
  readonly lead?: ReactNode;
  /** At most one action. */
  readonly children?: ReactNode;
}

/** Shown where there is no content: the wave, a title, one sentence, one action. */
export function EmptyState({ title, text, lead, children }: EmptyStateProps) {
  return (
    <Middle>
      <Wave />
      {lead}
      <Title>{title}</Title>
      <Text>{text}</Text>
      {children}
    </Middle>
  );
}

const Middle = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  min-height: calc(100dvh - var(--top-h) - 160px);
  padding: 24px 0;
  text-align: center;
`;

const Title = styled.h2`
  margin-top: 26px;
  font-size: 30px;
  line-height: 38px;
`;

const Text = styled.p`
  max-width: 420px;
  margin: 6px 0 22px;
  color: var(--text-2);
  font-size: var(--fs-lead);
  line-height: 25px;
  text-wrap: balance;
`;
