import { Observable } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';

/** A port's stream as one of rxjs's. */
export const asObservable = <T>(stream: EventStream<T>): Observable<T> =>
  new Observable((subscriber) => stream.subscribe((event) => subscriber.next(event)));
