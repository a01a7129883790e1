import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { ErrorPage } from './ErrorPage';
import { FailureState } from './FailureState';

interface PageFailureProps {
  readonly title: string;
  readonly failure: GatewayFailure;
  readonly isPlaying: boolean;
  readonly onRetry: () => void;
}

/** A page that could not be had: what is not there or not open to the listener has a page of its own, the rest may work the second time. */
export function PageFailure({ title, failure, isPlaying, onRetry }: PageFailureProps) {
  if (failure.kind === 'not-found') return <ErrorPage kind="notFound" isPlaying={isPlaying} />;
  if (failure.kind === 'forbidden') return <ErrorPage kind="forbidden" isPlaying={isPlaying} />;
  return <FailureState title={title} failure={failure} onRetry={onRetry} />;
}
