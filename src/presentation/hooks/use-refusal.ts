import { useLayoutEffect } from 'react';
import { errorPageOf } from '../../domain/shared/error-page-of';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/**
 * Calls `onRefused`, so that the component of the whole page shows an error page, if the request of one part failed with an error
 * that has one.
 */
export function useRefusal(failure: GatewayFailure | null, onRefused: (failure: GatewayFailure) => void): void {
  useLayoutEffect(() => {
    if (failure !== null && errorPageOf(failure) !== null) onRefused(failure);
  }, [failure, onRefused]);
}
