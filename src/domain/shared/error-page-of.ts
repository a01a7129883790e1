import type { GatewayFailure } from './gateway-failure';

export type ErrorPageKind = 'notFound' | 'forbidden' | 'server' | 'unsupported';

const ERROR_PAGES: Partial<Record<GatewayFailure['kind'], ErrorPageKind>> = {
  'not-found': 'notFound',
  forbidden: 'forbidden',
  'server-error': 'server',
  unsupported: 'unsupported',
};

/**
 * The error page to show when a page's first answer failed: 404, 403 and 500 have one (specification §8), and what the backend
 * lacks. Null for all other failures, which are shown in place.
 */
export const errorPageOf = ({ kind }: GatewayFailure): ErrorPageKind | null => ERROR_PAGES[kind] ?? null;
