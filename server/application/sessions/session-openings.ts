/** Somebody signed in: their account has one session more. */
export interface OpenedNews {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Notifies its followers that a session was opened in this process. */
export class SessionOpenings {
  private readonly followers: ((news: OpenedNews) => void)[] = [];

  follow(onOpened: (news: OpenedNews) => void): void {
    this.followers.push(onOpened);
  }

  publish(news: OpenedNews): void {
    for (const onOpened of this.followers) onOpened(news);
  }
}
