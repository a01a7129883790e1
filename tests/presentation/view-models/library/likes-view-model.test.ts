import { BehaviorSubject, NEVER, of } from 'rxjs';
import type { SessionState } from '../../../../src/domain/session/session-state';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { LikesViewModel } from '../../../../src/presentation/view-models/library/likes.view-model';
import { NoticesViewModel } from '../../../../src/presentation/view-models/notices.view-model';

const TOLD = { id: 'a', isLiked: true };
const KNOWN = { id: 'b', isLiked: false };

describe('the hearts of songs', () => {
  it('show the likes of the signed-in account, and none without an account', () => {
    const session = new BehaviorSubject<SessionState>({ kind: 'signed-in', profile: null });
    const likes = { changes: of(new Map([['b', true]])), toggle: () => Promise.resolve(succeed(undefined)) };
    const hearts = new LikesViewModel(likes, { attempt: () => undefined }, session, new NoticesViewModel());
    const shown = () => [TOLD, KNOWN].map((song) => hearts.isLiked(song));
    const here = shown();
    session.next({ kind: 'signed-out' });
    const gone = shown();
    session.next({ kind: 'signed-in', profile: null });
    expect([here, gone, shown()]).toEqual([
      [true, true],
      [false, false],
      [true, true],
    ]);
  });

  it('show no like before it is known who is signed in', () => {
    const likes = { changes: NEVER, toggle: () => Promise.resolve(succeed(undefined)) };
    const session = new BehaviorSubject<SessionState>({ kind: 'unknown' });
    const hearts = new LikesViewModel(likes, { attempt: () => undefined }, session, new NoticesViewModel());
    expect(hearts.isLiked(TOLD)).toBe(false);
  });

  it.each([
    [
      fail({ kind: 'forbidden' } as const),
      [{ type: 'error', message: { kind: 'failure', failure: { kind: 'forbidden' } } }],
    ],
    [succeed(undefined), []],
  ])('show a notice only when the backend refuses a like: %j', async (answer, said) => {
    const notices = new NoticesViewModel();
    const heard: unknown[] = [];
    notices.shown.subscribe((notice) => heard.push(notice));
    const likes = { changes: NEVER, toggle: () => Promise.resolve(answer) };
    const session = new BehaviorSubject<SessionState>({ kind: 'signed-in', profile: null });
    const hearts = new LikesViewModel(likes, { attempt: ({ complete }) => complete() }, session, notices);

    hearts.toggle(KNOWN);
    await Promise.resolve();

    expect(heard).toEqual(said);
  });
});
