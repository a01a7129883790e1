import type { Subscription } from '../../domain/shared/event-stream';

/** Holds what a view model subscribed to, and ends it all at once. After that it may be filled again. */
export class Scope {
  private readonly held = new Set<Subscription>();

  hold(...subscriptions: readonly Subscription[]): void {
    subscriptions.forEach((subscription) => this.held.add(subscription));
  }

  end(): void {
    this.held.forEach((subscription) => subscription.unsubscribe());
    this.held.clear();
  }
}
