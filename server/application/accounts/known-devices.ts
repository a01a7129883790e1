import type { DeviceSecrets } from '../../domain/accounts/device-secrets.port';
import type { Clock } from '../ports/clock.port';
import type { SecretSource } from '../ports/secret-source.port';

/** How many accounts can sign in on one device before it forgets the earliest. */
const ACCOUNTS_OF_A_DEVICE = 4;
/** No account has this id. */
const NOBODY = '';

/**
 * Devices on which somebody signed in before. Wrong guesses by strangers lock an address, but not these devices: their attempts
 * are counted by the device's secret, with an equally low limit. The id that a device sends proves nothing.
 */
export class KnownDevices {
  constructor(
    private readonly secrets: DeviceSecrets,
    private readonly source: Pick<SecretSource, 'token'>,
    private readonly keyedHash: (text: string) => string,
    private readonly clock: Clock,
  ) {}

  /**
   * The key by which attempts are counted on a device that the account knows; null on any other device. An address without an
   * account takes the same work.
   */
  async attemptsKey(accountId: string | null, presented: readonly string[]): Promise<string | null> {
    if (presented.length === 0) return null;
    const hashes = presented.map((secret) => this.hashOf(secret));
    const hash = await this.secrets.find(accountId ?? NOBODY, hashes, this.clock.date());
    return hash === null ? null : `device ${hash}`;
  }

  /**
   * The secrets that a device stores after a sign-in: the account's secret comes first (the one it already has, or a new one),
   * then the others.
   */
  async remember(accountId: string, sessionId: string, presented: readonly string[]): Promise<readonly string[]> {
    const at = this.clock.date();
    const hashes = presented.map((secret) => this.hashOf(secret));
    const found = hashes.length === 0 ? null : await this.secrets.find(accountId, hashes, at);
    const known = presented.find((secret) => this.hashOf(secret) === found);
    const secret = known ?? this.source.token();
    await this.secrets.keep({ accountId, hash: this.hashOf(secret), sessionId, at });
    return [secret, ...presented.filter((other) => other !== secret)].slice(0, ACCOUNTS_OF_A_DEVICE);
  }

  private hashOf(secret: string): string {
    return this.keyedHash(`device ${secret}`);
  }
}
