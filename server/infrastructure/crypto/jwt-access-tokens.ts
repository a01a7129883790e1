import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../application/ports/clock.port';
import type { IdSource } from '../../application/ports/id-source.port';
import type { AccessClaim, AccessTokens } from '../../domain/sessions/access-tokens.port';
import { fail, succeed, type Result } from '../../domain/shared/result';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'song';

/** JWT access tokens (RFC 9068) with one algorithm allowed. */
export class JwtAccessTokens implements AccessTokens {
  constructor(
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    private readonly ids: IdSource,
    readonly lifeSeconds: number,
  ) {}

  make({ accountId, sessionId }: AccessClaim): Promise<string> {
    const now = Math.floor(this.clock.now() / 1_000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(accountId)
      .setJti(this.ids.next())
      .setIssuedAt(now)
      .setExpirationTime(now + this.lifeSeconds)
      .sign(this.key);
  }

  async read(token: string): Promise<Result<AccessClaim, 'expired' | 'invalid'>> {
    try {
      const { payload } = await jwtVerify(token, this.key, {
        algorithms: [ALGORITHM],
        typ: TYPE,
        issuer: ISSUER,
        audience: ISSUER,
        requiredClaims: ['sub', 'sid', 'jti', 'exp'],
        currentDate: this.clock.date(),
      });
      const { sub, sid } = payload;
      return typeof sub === 'string' && typeof sid === 'string'
        ? succeed({ accountId: sub, sessionId: sid })
        : fail('invalid');
    } catch (error) {
      if (error instanceof errors.JWTExpired) return fail('expired');
      if (error instanceof errors.JOSEError) return fail('invalid');
      throw error;
    }
  }
}
