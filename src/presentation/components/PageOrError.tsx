import type { ReactNode } from 'react';
import { errorPageOf } from '../../domain/shared/error-page-of';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { ErrorPage } from './ErrorPage';

interface PageOrErrorProps {
  /** The failure of the page's first request; null if there is none. */
  readonly failure: GatewayFailure | null;
  readonly isPlaying: boolean;
  readonly onRetry: () => void;
  /** The page, which shows every other failure in place. */
  readonly children: ReactNode;
}

/** A page, or an error page in its place if the backend answered 404, 403 or 500. */
export function PageOrError({ failure, isPlaying, onRetry, children }: PageOrErrorProps) {
  const kind = failure && errorPageOf(failure);
  if (kind === null) return children;
  return <ErrorPage kind={kind} isPlaying={isPlaying} onRetry={kind === 'server' ? onRetry : undefined} />;
}
