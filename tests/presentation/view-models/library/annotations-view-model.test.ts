import { BehaviorSubject, NEVER, of } from 'rxjs';
import type { IntendedAction } from '../../../../src/application/session/account-gate';
import { NO_ANNOTATIONS } from '../../../../src/domain/catalogue/song-annotations';
import type { SessionState } from '../../../../src/domain/session/session-state';
import { fail, succeed } from '../../../../src/domain/shared/result';
import { AnnotationsViewModel } from '../../../../src/presentation/view-models/library/annotations.view-model';
import { NoticesViewModel } from '../../../../src/presentation/view-models/notices.view-model';

const TOLD = { ...NO_ANNOTATIONS, id: 'a', isLiked: true };
const KNOWN = { ...NO_ANNOTATIONS, id: 'b' };

const NO_GATE = { attempt: () => undefined };
const OPEN_GATE = { attempt: ({ complete }: IntendedAction) => complete() };

describe('the hearts of songs', () => {
  it('show the likes of the signed-in account, and none without an account', () => {
    const session = new BehaviorSubject<SessionState>({ kind: 'signed-in', profile: null });
    const annotations = {
      changes: of(new Map([['b', { isLiked: true }]])),
      execute: () => Promise.resolve(succeed(undefined)),
    };
    const hearts = new AnnotationsViewModel({ annotations, gate: NO_GATE, notices: new NoticesViewModel() }, session);
    const shown = () => [TOLD, KNOWN].map((song) => hearts.of(song).isLiked);
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
    const annotations = { changes: NEVER, execute: () => Promise.resolve(succeed(undefined)) };
    const session = new BehaviorSubject<SessionState>({ kind: 'unknown' });
    const hearts = new AnnotationsViewModel({ annotations, gate: NO_GATE, notices: new NoticesViewModel() }, session);
    expect(hearts.of(TOLD).isLiked).toBe(false);
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
    const annotations = { changes: NEVER, execute: () => Promise.resolve(answer) };
    const session = new BehaviorSubject<SessionState>({ kind: 'signed-in', profile: null });
    const hearts = new AnnotationsViewModel({ annotations, gate: OPEN_GATE, notices }, session);

    hearts.toggleLike(KNOWN);
    await Promise.resolve();

    expect(heard).toEqual(said);
  });
});
