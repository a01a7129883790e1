/** What a refresh token says once its signature was found right. */
export interface RefreshClaim {
  readonly sessionId: string;
  readonly generation: number;
}

/** Derives refresh tokens: nothing of them is stored, and each can be made again (decisions.md §4). */
export interface RefreshTokens {
  make(sessionId: string, salt: string, generation: number): string;
  /** What it claims to be, unproven; null where it has not even the form. */
  read(token: string): RefreshClaim | null;
  /** Whether it is the family's token of that generation; takes equally long either way. */
  isGenuine(token: string, salt: string): boolean;
}
