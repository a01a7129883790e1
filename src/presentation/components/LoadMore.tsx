import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../design-system/Button';

interface LoadMoreProps {
  readonly label: string;
  readonly isLoading: boolean;
  /** The last attempt failed: there is no automatic retry, only the button retries. */
  readonly hasFailed: boolean;
  /** The text shown after the failure. */
  readonly failureText: string;
  readonly onMore: () => void;
}

/** How far below the window the end of a list may be when the next items are loaded. */
const AHEAD = '1200px';

/** The end of a list that has more items: they are loaded when the end is nearly visible, or when the button is pressed. */
export function LoadMore({ label, isLoading, hasFailed, failureText, onMore }: LoadMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const isWatching = !isLoading && !hasFailed;
  useEffect(() => {
    if (end.current === null || !isWatching || typeof IntersectionObserver === 'undefined') return undefined;
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && onMore(), {
      rootMargin: AHEAD,
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [isWatching, onMore]);
  return (
    <End ref={end}>
      {hasFailed && <p role="status">{failureText}</p>}
      <Button isBusy={isLoading} onClick={onMore}>
        {label}
      </Button>
    </End>
  );
}

const End = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding: 22px 0 8px;
  color: var(--text-2);
`;
