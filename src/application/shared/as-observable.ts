import { Observable } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';

/** Converts a port's stream to an RxJS `Observable`. */
export const asObservable = <T>(stream: EventStream<T>): Observable<T> =>
  new Observable((subscriber) => stream.subscribe((event) => subscriber.next(event)));
