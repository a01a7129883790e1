import { randomBytes } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import type { PasswordHasher } from '../../domain/accounts/password-hasher.port';
import { fail, succeed, type Result } from '../../domain/shared/result';

/** The library's own number of argon2id. */
const ARGON2ID = 2;
/** security.md §3. Memory in KiB. */
const COST: Options = { algorithm: ARGON2ID, memoryCost: 47_104, timeCost: 1, parallelism: 1 };
const AT_ONCE = 2;
const WAITING_AT_MOST = 64;

/** Hashes with argon2id, two at a time, so that a hundred sign-ins at once neither exhaust the memory nor interrupt the music. */
export class Argon2PasswordHasher implements PasswordHasher {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | undefined;

  hash(password: string): Promise<Result<string, 'busy'>> {
    return this.inTurn(() => hash(password, COST));
  }

  verify(stored: string | null, password: string): Promise<Result<boolean, 'busy'>> {
    return this.inTurn(async () => {
      const isRight = await verify(stored ?? (await this.nobodysHash()), password);
      return isRight && stored !== null;
    });
  }

  /** Computes the decoy hash early, so that the first comparison with it is not slower than others. */
  async warm(): Promise<void> {
    await this.nobodysHash();
  }

  private nobodysHash(): Promise<string> {
    this.decoy ??= hash(randomBytes(24), COST);
    return this.decoy;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>> {
    if (this.running >= AT_ONCE) {
      if (this.waiting.length >= WAITING_AT_MOST) return fail('busy');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else this.running += 1;
    try {
      return succeed(await work());
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
