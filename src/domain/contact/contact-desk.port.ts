import type { GatewayFailure } from '../shared/gateway-failure';
import type { Result } from '../shared/result';
import type { Letter } from './letter';

/** Whoever runs the backend, as far as they can be written to. */
export interface ContactDesk {
  /** Resolves once the letter is handed over; `invalid` names the fields as `Letter` does. */
  send(letter: Letter): Promise<Result<void, GatewayFailure>>;
}
