import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../application/ports/clock.port';
import type { PlatformTokens, PlatformUser } from '../../application/ports/platform-tokens.port';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

/** The account data that signing needs. */
export interface Signer {
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

/**
 * Firebase's custom tokens, signed by a service account (RS256). Firebase copies their claims into every token that it derives
 * from them, also after renewals: `sid` is the session, and the rules deny all access after `until` (milliseconds since the
 * epoch), so a session that ended here ends there too.
 */
export class FirebaseCustomTokens implements PlatformTokens {
  /** The longest that Firebase allows. */
  readonly lifeSeconds = 3_600;

  constructor(
    private readonly signer: Signer,
    private readonly clock: Clock,
  ) {}

  make({ accountId, sessionId }: PlatformUser): Promise<string> {
    const { clientEmail, privateKey } = this.signer;
    const issuedAt = Math.floor(this.clock.now() / 1_000);
    const end = issuedAt + this.lifeSeconds;
    return new SignJWT({ uid: accountId, claims: { sid: sessionId, until: end * 1_000 } })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setSubject(clientEmail)
      .setAudience(AUDIENCE)
      .setIssuedAt(issuedAt)
      .setExpirationTime(end)
      .sign(privateKey);
  }
}
