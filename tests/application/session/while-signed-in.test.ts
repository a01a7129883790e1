import { BehaviorSubject, Subject } from 'rxjs';
import { whileSignedIn } from '../../../src/application/session/while-signed-in';
import type { SessionState } from '../../../src/domain/session/session-state';

describe('a stream for signed-in accounts', () => {
  it('is subscribed to at each sign-in and unsubscribed from at each sign-out', () => {
    const changes = new BehaviorSubject<SessionState>({ kind: 'signed-out' });
    const stream = new Subject<string>();
    const heard: string[] = [];
    const link = whileSignedIn({ changes }, stream).subscribe((event) => heard.push(event));
    const say = (kind: SessionState['kind'], event: string) => {
      changes.next(kind === 'signed-in' ? { kind, profile: null } : { kind });
      stream.next(event);
    };
    say('signed-out', 'one');
    say('signed-in', 'two');
    say('signed-in', 'three');
    say('signed-out', 'four');
    say('signed-in', 'five');
    link.unsubscribe();
    stream.next('six');
    expect([heard, stream.observed]).toEqual([['two', 'three', 'five'], false]);
  });
});
