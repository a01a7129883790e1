import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EmptyState } from '../EmptyState';

interface LibraryEmptyProps {
  readonly title: string;
  readonly text: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
}

/** An empty state below other parts of a page: less than a window high. */
export function LibraryEmpty(props: LibraryEmptyProps) {
  return (
    <BelowBanners>
      <EmptyState {...props} />
    </BelowBanners>
  );
}

/** Room for an empty state or a failure that is less than a window high. */
export const BelowBanners = styled.div`
  > * {
    min-height: 300px;
  }
`;
