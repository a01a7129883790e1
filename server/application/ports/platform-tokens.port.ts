/** A signed-in user on one of their devices. */
export interface PlatformUser {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Tokens by which this server certifies a user's identity to the platform where devices meet. */
export interface PlatformTokens {
  /** How long a token is good. */
  readonly lifeSeconds: number;
  /** A token for that user, good from now on. */
  make(user: PlatformUser): Promise<string>;
}
