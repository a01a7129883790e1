import type { Subscription } from '../../domain/shared/event-stream';

/** Collects the subscriptions of a view model and ends them all at once. After that, the scope can be filled again. */
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
