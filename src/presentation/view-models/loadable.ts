import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import type { Result } from '../../domain/shared/result';

/** Data that is loaded from outside. */
export type Loadable<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: GatewayFailure };

export const IDLE: Loadable<never> = { kind: 'idle' };
export const LOADING: Loadable<never> = { kind: 'loading' };

export function toLoadable<T>(answer: Result<T, GatewayFailure>): Loadable<T> {
  return answer.ok ? { kind: 'ready', value: answer.value } : { kind: 'failed', failure: answer.error };
}
