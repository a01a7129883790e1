import type { DeviceSecrets } from '../../domain/accounts/device-secrets.port';
import type { Clock } from '../ports/clock.port';
import type { SecretSource } from '../ports/secret-source.port';

/** So many accounts sign in on one device without forgetting each other. */
const ACCOUNTS_OF_A_DEVICE = 4;
/** No account has this id. */
const NOBODY = '';

/**
 * Devices on which somebody signed in before. Guesses of strangers lock an address, not them: tries there are counted by the
 * device's secret, and as few are let through. What a device says its id is proves nothing.
 */
export class KnownDevices {
  constructor(
    private readonly secrets: DeviceSecrets,
    private readonly source: Pick<SecretSource, 'token'>,
    private readonly keyedHash: (text: string) => string,
    private readonly clock: Clock,
  ) {}

  /** By what tries are counted on a device that is known to the account; null on any other. The same work for no account. */
  async attemptsKey(accountId: string | null, presented: readonly string[]): Promise<string | null> {
    if (presented.length === 0) return null;
    const hashes = presented.map((secret) => this.hashOf(secret));
    const hash = await this.secrets.find(accountId ?? NOBODY, hashes, this.clock.date());
    return hash === null ? null : `device ${hash}`;
  }

  /** What a device holds once somebody has signed in there: a secret that it has already, or a new one, before the others. */
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
