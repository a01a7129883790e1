import type { ReactNode } from 'react';
import { errorPageOf } from '../../domain/shared/error-page-of';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { ErrorPage } from './ErrorPage';

interface PageOrErrorProps {
  /** Of the page's first answer; null while there is none. */
  readonly failure: GatewayFailure | null;
  readonly isPlaying: boolean;
  readonly onRetry: () => void;
  /** The page, which says any other failure in place. */
  readonly children: ReactNode;
}

/** A page, or the error page in its stead where the backend answered 404, 403 or 500. */
export function PageOrError({ failure, isPlaying, onRetry, children }: PageOrErrorProps) {
  const kind = failure && errorPageOf(failure);
  if (kind === null) return children;
  return <ErrorPage kind={kind} isPlaying={isPlaying} onRetry={kind === 'server' ? onRetry : undefined} />;
}
