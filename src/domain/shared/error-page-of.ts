import type { GatewayFailure } from './gateway-failure';

export type ErrorPageKind = 'notFound' | 'forbidden' | 'server';

const ERROR_PAGES: Partial<Record<GatewayFailure['kind'], ErrorPageKind>> = {
  'not-found': 'notFound',
  forbidden: 'forbidden',
  'server-error': 'server',
};

/** Which error page stands where a page's first answer failed: 404, 403 and 500 have one (specification §8). Null for all else, which is said in place. */
export const errorPageOf = ({ kind }: GatewayFailure): ErrorPageKind | null => ERROR_PAGES[kind] ?? null;
