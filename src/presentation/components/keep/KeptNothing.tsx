import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../EmptyState';

interface KeptNothingProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** An empty state below other things of a page: not a window high. */
export function KeptNothing(props: KeptNothingProps) {
  return (
    <Room>
      <EmptyState {...props} />
    </Room>
  );
}

const Room = styled.div`
  > * {
    min-height: 300px;
  }
`;
