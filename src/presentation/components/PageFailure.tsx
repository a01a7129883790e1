import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { FailureState } from './FailureState';
import { PageOrError } from './PageOrError';

interface PageFailureProps {
  readonly title: string;
  readonly failure: GatewayFailure;
  readonly isPlaying: boolean;
  readonly onRetry: () => void;
}

/** Shown for a page that could not be loaded and has no head without its data: its error page, or the failure in place. */
export function PageFailure({ title, failure, isPlaying, onRetry }: PageFailureProps) {
  return (
    <PageOrError failure={failure} isPlaying={isPlaying} onRetry={onRetry}>
      <FailureState title={title} failure={failure} onRetry={onRetry} />
    </PageOrError>
  );
}
