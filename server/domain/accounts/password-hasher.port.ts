import type { Result } from '../shared/result';

/** Hashes passwords slowly, and only a few at a time, so a rush of sign-ins cannot use up the whole machine. */
export interface PasswordHasher {
  /** `busy` if too many calls are already waiting. */
  hash(password: string): Promise<Result<string, 'busy'>>;
  /** Without a hash to compare with, it takes just as long and returns false (security.md §3). */
  verify(hash: string | null, password: string): Promise<Result<boolean, 'busy'>>;
}
