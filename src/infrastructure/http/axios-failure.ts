import { AxiosError } from 'axios';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';

/** The one place that maps axios' errors to ours. Only errors without an answer arrive here. */
export function toGatewayFailure(error: unknown, isOnline: boolean): GatewayFailure {
  if (!(error instanceof AxiosError)) throw error;
  if (error.code === AxiosError.ECONNABORTED || error.code === AxiosError.ETIMEDOUT) return { kind: 'timeout' };
  if (error.code === AxiosError.ERR_CANCELED) return { kind: 'cancelled' };
  if (error.code === AxiosError.ERR_BAD_RESPONSE) return { kind: 'malformed' };
  return { kind: isOnline ? 'unavailable' : 'offline' };
}
