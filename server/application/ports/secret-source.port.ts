/** Randomness that nobody can guess. */
export interface SecretSource {
  /** 256 bits, URL-safe. */
  token(): string;
  /** A whole number from 0 on and below `end`, every one equally likely. */
  below(end: number): number;
}
