import type { FastifyInstance } from 'fastify';
import { answer } from '../answer';
import { defineRoute } from '../define-route';

/** Where media live, as prefixes; "/" is the page's own origin. */
export interface MediaDomains {
  readonly domain: string;
  readonly protectedDomain: string;
}

export function registerSso(app: FastifyInstance, { domain, protectedDomain }: MediaDomains): void {
  defineRoute(app, 'domainCdn', { policy: 'public', rate: 'listening' }, () =>
    answer({ domain, domain_protected: protectedDomain }),
  );
}
