import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { ErrorPage } from './ErrorPage';
import { FailureState } from './FailureState';

interface PageFailureProps {
  readonly title: string;
  readonly failure: GatewayFailure;
  readonly isPlaying: boolean;
  readonly onRetry: () => void;
}

/** A page that could not be had: 404, 403 and 500 have the error page of their own (specification §8), the rest is said in place. */
export function PageFailure({ title, failure, isPlaying, onRetry }: PageFailureProps) {
  if (failure.kind === 'not-found') return <ErrorPage kind="notFound" isPlaying={isPlaying} />;
  if (failure.kind === 'forbidden') return <ErrorPage kind="forbidden" isPlaying={isPlaying} />;
  if (failure.kind === 'server-error') return <ErrorPage kind="server" isPlaying={isPlaying} onRetry={onRetry} />;
  return <FailureState title={title} failure={failure} onRetry={onRetry} />;
}
