import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RefreshClaim, RefreshTokens } from '../../domain/sessions/refresh-tokens.port';

const FORM = /^([\w-]{1,64})\.(\d{1,9})\.([\w-]{43})$/;

/** `session.generation.mac`, where the mac is 256 bits of HMAC-SHA-256 over everything that identifies this token. */
export class HmacRefreshTokens implements RefreshTokens {
  constructor(private readonly key: Uint8Array) {}

  make(sessionId: string, salt: string, generation: number): string {
    return `${sessionId}.${generation}.${this.mac(sessionId, salt, generation).toString('base64url')}`;
  }

  read(token: string): RefreshClaim | null {
    const [, sessionId, generation] = FORM.exec(token) ?? [];
    return sessionId === undefined ? null : { sessionId, generation: Number(generation) };
  }

  isGenuine(token: string, salt: string): boolean {
    const claim = this.read(token);
    const expected = Buffer.from(this.make(claim?.sessionId ?? '', salt, claim?.generation ?? 0));
    const given = Buffer.from(token);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  private mac(sessionId: string, salt: string, generation: number): Buffer {
    return createHmac('sha256', this.key).update(`${sessionId}\n${salt}\n${generation}`).digest();
  }
}
