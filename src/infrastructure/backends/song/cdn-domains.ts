import { firstRoutes } from '../../../../contract/first-routes';
import { pictureTemplate } from '../../../../contract/picture-template';
import type { HttpTransport } from '../../../application/ports/http-transport.port';
import type { KeyValueStore } from '../../../application/ports/key-value-store.port';
import type { MediaDomains } from '../../../application/ports/media-domains.port';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { succeed, type Result } from '../../../domain/shared/result';
import { callRoute } from './call-route';

/** The storage keys of the two domains (decisions.md §2). */
const PUBLIC_KEY = 'cdnDomain';
const PROTECTED_KEY = 'cdnProtectedDomain';
/** The beginning of a signed address's path. */
const SIGNED = '/p/';

/** The CDN domains: requested once at start, stored, and prefixed to every media URL of the server's answers. */
export class CdnDomains implements MediaDomains {
  constructor(
    private readonly transport: HttpTransport,
    private readonly store: KeyValueStore,
  ) {}

  async refresh(): Promise<Result<void, GatewayFailure>> {
    const answer = await callRoute(this.transport, firstRoutes.domainCdn);
    if (!answer.ok) return answer;
    this.store.write(PUBLIC_KEY, answer.value.domain);
    this.store.write(PROTECTED_KEY, answer.value.domain_protected);
    return succeed(undefined);
  }

  /** The address of a picture, for every width that the server offers; on the page's own origin until a domain is known. */
  pictureUrl(path: string): string {
    return this.urlAt(PUBLIC_KEY, pictureTemplate(path));
  }

  /** The address of a song's media path; signed paths use the protected domain. */
  mediaUrl(path: string): string {
    return this.urlAt(path.startsWith(SIGNED) ? PROTECTED_KEY : PUBLIC_KEY, path);
  }

  private urlAt(key: string, path: string): string {
    return `${(this.store.read(key) ?? '').replace(/\/+$/, '')}${path}`;
  }
}
