import { useLayoutEffect } from 'react';
import { errorPageOf } from '../../domain/shared/error-page-of';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/** Tells whoever draws the whole page that its error page is to stand, where that failed which a part of it asked for. */
export function useRefusal(failure: GatewayFailure | null, onRefused: (failure: GatewayFailure) => void): void {
  useLayoutEffect(() => {
    if (failure !== null && errorPageOf(failure) !== null) onRefused(failure);
  }, [failure, onRefused]);
}
