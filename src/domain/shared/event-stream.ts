export interface Subscription {
  unsubscribe(): void;
}

/** Events over time. An RxJS Observable satisfies it, so that ports can use streams without RxJS. */
export interface EventStream<T> {
  subscribe(listener: (event: T) => void): Subscription;
}
