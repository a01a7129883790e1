import type { Result } from '../shared/result';

/** Hashes passwords slowly; few at a time, so that a rush of sign-ins cannot take the whole machine. */
export interface PasswordHasher {
  /** `busy` where too many wait already. */
  hash(password: string): Promise<Result<string, 'busy'>>;
  /** With no hash to compare with it works just as long, and answers false (security.md §3). */
  verify(hash: string | null, password: string): Promise<Result<boolean, 'busy'>>;
}
