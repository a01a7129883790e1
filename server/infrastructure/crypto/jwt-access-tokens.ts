import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../application/ports/clock.port';
import type { AccessClaim, AccessGrant, AccessTokens } from '../../domain/sessions/access-tokens.port';
import { fail, succeed, type Result } from '../../domain/shared/result';

const ALGORITHM = 'HS256';
const TYPE = 'at+jwt';
const ISSUER = 'song';

/** JWT access tokens (RFC 9068) with one algorithm allowed. */
export class JwtAccessTokens implements AccessTokens {
  constructor(
    private readonly key: Uint8Array,
    private readonly clock: Clock,
    readonly lifeSeconds: number,
  ) {}

  make({ accountId, sessionId, generation, issuedAt }: AccessGrant): Promise<string> {
    const issuedAtSeconds = Math.floor(issuedAt.getTime() / 1_000);
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setSubject(accountId)
      .setJti(`${sessionId}.${String(generation)}.${String(issuedAtSeconds)}`)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + this.lifeSeconds)
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
