import type { MediaGrants } from '../../domain/media/media-grants.port';
import type { MediaKey } from '../../domain/media/media-key';
import type { MediaKind } from '../../domain/media/media-sources.port';
import type { Clock } from '../ports/clock.port';
import type { KnownSources } from './known-sources';

/** Whether media are handed out; `renew`: a new address will open them, `never`: this one and its like will not. */
export type Admission = 'open' | 'renew' | 'never';

export interface AdmissionDeps {
  readonly sources: KnownSources;
  readonly grants: MediaGrants;
  /** Whether a session lives and its account hears premium songs; asked for every segment, so it must not cost a query. */
  readonly mayPlayPremium: (sessionId: string) => Promise<boolean>;
}

/** Decides who gets the bytes of a song. */
export class MediaAdmission {
  constructor(
    private readonly parts: AdmissionDeps,
    private readonly clock: Clock,
  ) {}

  /** Of an address without a grant: everything but premium songs. What is not there is for whoever looks for it to find out. */
  async withoutGrant(key: MediaKey, kind: MediaKind): Promise<Admission> {
    const source = await this.parts.sources.find(key, kind);
    return source?.isPremium === true ? 'never' : 'open';
  }

  /** Of an address with a grant: what that was made for, while its session lives, until it expires. */
  async withGrant(text: string, key: MediaKey): Promise<Admission> {
    const grant = this.parts.grants.read(text, key);
    if (grant === null) return 'never';
    if (grant.expiresAt.getTime() <= this.clock.now()) return 'renew';
    return (await this.parts.mayPlayPremium(grant.sessionId)) ? 'open' : 'never';
  }
}
