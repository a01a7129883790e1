import type { MediaGrants } from '../../domain/media/media-grants.port';
import type { MediaKey } from '../../domain/media/media-key';
import type { MediaKind } from '../../domain/media/media-sources.port';
import type { Clock } from '../ports/clock.port';
import type { KnownSources } from './known-sources';

/** Whether media may be served. `renew`: a new address will open them; `never`: neither this address nor a new one will. */
export type Admission = 'open' | 'renew' | 'never';

export interface AdmissionDeps {
  readonly sources: KnownSources;
  readonly grants: MediaGrants;
  /** Whether a session lives and its account may play premium songs; called for every segment, so it must not cost a query. */
  readonly mayPlayPremium: (sessionId: string) => Promise<boolean>;
}

/** Decides which requests get the bytes of a song. */
export class MediaAdmission {
  constructor(
    private readonly deps: AdmissionDeps,
    private readonly clock: Clock,
  ) {}

  /**
   * An address without a grant opens everything but premium songs. Missing media are also admitted; the caller finds out that
   * they are missing.
   */
  async withoutGrant(key: MediaKey, kind: MediaKind): Promise<Admission> {
    const source = await this.deps.sources.find(key, kind);
    return source?.isPremium === true ? 'never' : 'open';
  }

  /** An address with a grant opens the media that the grant was made for, while its session lives and until it expires. */
  async withGrant(text: string, key: MediaKey): Promise<Admission> {
    const grant = this.deps.grants.read(text, key);
    if (grant === null) return 'never';
    if (grant.expiresAt.getTime() <= this.clock.now()) return 'renew';
    return (await this.deps.mayPlayPremium(grant.sessionId)) ? 'open' : 'never';
  }
}
