/** Somebody signed in, on one of their devices. */
export interface PlatformUser {
  readonly accountId: string;
  readonly sessionId: string;
}

/** This server's word on who somebody is, for the platform at which devices meet. */
export interface PlatformTokens {
  /** How long a token is good. */
  readonly lifeSeconds: number;
  /** A token for that user, good from now on. */
  make(user: PlatformUser): Promise<string>;
}
