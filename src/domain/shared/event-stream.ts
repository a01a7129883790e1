export interface Subscription {
  unsubscribe(): void;
}

/** Things that happen over time. An RxJS Observable satisfies it, so that ports can speak of streams without RxJS. */
export interface EventStream<T> {
  subscribe(listener: (event: T) => void): Subscription;
}
