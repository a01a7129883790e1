import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Loadable } from './loadable';

export const failureOf = (loadable: Loadable<unknown>): GatewayFailure | null =>
  loadable.kind === 'failed' ? loadable.failure : null;
