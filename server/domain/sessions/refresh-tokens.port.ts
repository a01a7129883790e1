/** The content of a refresh token whose signature is right. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

/** Derives refresh tokens: none of their data is stored, and each can be derived again (decisions.md §4). */
export interface RefreshTokens {
  make(sessionId: string, salt: string, generation: number): string;
  /** The unverified claim of a token; null if the token does not even have the right form. */
  read(token: string): RefreshClaim | null;
  /** Whether it is the family's token of that generation; takes equally long for both results. */
  isGenuine(token: string, salt: string): boolean;
}
