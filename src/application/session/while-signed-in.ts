import { distinctUntilChanged, map, NEVER, switchMap, type Observable } from 'rxjs';
import type { EventStream } from '../../domain/shared/event-stream';
import { asObservable } from '../shared/as-observable';
import type { Session } from './session';

/** A stream that is subscribed to only while somebody is signed in. */
export const whileSignedIn = <T>(session: Pick<Session, 'changes'>, stream: EventStream<T>): Observable<T> =>
  session.changes.pipe(
    map(({ kind }) => kind === 'signed-in'),
    distinctUntilChanged(),
    switchMap((isSignedIn) => (isSignedIn ? asObservable(stream) : NEVER)),
  );
