import { createHmac, timingSafeEqual } from 'node:crypto';
import { formatMediaKey, type MediaKey } from '../../domain/media/media-key';
import type { MediaGrant, MediaGrants } from '../../domain/media/media-grants.port';

const FORM = /^((\d{1,6})\.(\d{1,11})\.([\w-]{1,64}))\.([\w-]{43})$/;
const DAY_SECONDS = 86_400;
const SECOND = 1_000;

/**
 * `key.expiry.session.mac` (security.md §4). The key is that of the day of the expiry, in days since 1970, derived from the
 * stored key: at most two are valid at a time, and none has to be stored or replaced by hand.
 */
export class HmacMediaGrants implements MediaGrants {
  constructor(private readonly key: Uint8Array) {}

  make(key: MediaKey, { sessionId, expiresAt }: MediaGrant): string {
    const seconds = Math.floor(expiresAt.getTime() / SECOND);
    const day = String(Math.floor(seconds / DAY_SECONDS));
    const claim = `${day}.${seconds}.${sessionId}`;
    return `${claim}.${this.mac(day, claim, key)}`;
  }

  read(text: string, key: MediaKey): MediaGrant | null {
    const [, claim = '', day = '', seconds = '', sessionId = '', given = ''] = FORM.exec(text) ?? [];
    if (claim === '') return null;
    const expected = this.mac(day, claim, key);
    if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return null;
    return { sessionId, expiresAt: new Date(Number(seconds) * SECOND) };
  }

  private mac(day: string, claim: string, key: MediaKey): string {
    const keyOfDay = createHmac('sha256', this.key).update(day).digest();
    return createHmac('sha256', keyOfDay)
      .update(`${claim}\n${formatMediaKey(key)}`)
      .digest('base64url');
  }
}
