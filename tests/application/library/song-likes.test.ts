import { Subject } from 'rxjs';
import { LibraryChanges } from '../../../src/application/library/library-changes';
import { SongLikes } from '../../../src/application/library/song-likes';
import type { LibraryChange } from '../../../src/application/ports/library-channel.port';
import type { LikedSongs } from '../../../src/domain/library/liked-songs.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';
import { MemoryTabLocks, NO_LOCKS } from '../../support/fakes/memory-tabs';
import { RecordingLogger } from '../../support/fakes/recording-logger';
import { VirtualTime } from '../../support/fakes/virtual-time';

type Answer = Result<void, GatewayFailure>;

/** A backend that answers when the test says so. */
class HeldLikes implements LikedSongs {
  readonly asked: string[] = [];
  private readonly held: ((answer: Answer) => void)[] = [];

  add(ids: readonly string[]): Promise<Answer> {
    return this.hold(`+${ids.join()}`);
  }

  remove(ids: readonly string[]): Promise<Answer> {
    return this.hold(`-${ids.join()}`);
  }

  async answer(answer: Answer = succeed(undefined)): Promise<void> {
    this.held.shift()?.(answer);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }

  private hold(call: string): Promise<Answer> {
    this.asked.push(call);
    return new Promise((resolve) => this.held.push(resolve));
  }
}

const SONG = { id: '1', isLiked: false };

function begin() {
  const backend = new HeldLikes();
  const announcements = new Subject<LibraryChange>();
  const told: LibraryChange[] = [];
  const kept = new LibraryChanges({ announcements, announce: (change) => told.push(change) });
  const logger = new RecordingLogger();
  return { backend, announcements, told, logger, likes: new SongLikes(backend, kept, NO_LOCKS, logger) };
}

describe('SongLikes', () => {
  it('shows a like before the backend has answered, and notifies the other tabs afterwards', async () => {
    const { backend, told, likes } = begin();

    void likes.toggle(SONG);
    expect(likes.isLiked(SONG)).toBe(true);
    expect(told).toEqual([]);
    await backend.answer();

    expect(told).toEqual([{ kind: 'liked', songId: '1', isLiked: true }]);
  });

  it('likes a song whose id has any characters, and no other song', async () => {
    const { backend, told, likes } = begin();

    void likes.toggle({ id: OPAQUE_ID, isLiked: false });
    await backend.answer();

    expect(backend.asked).toEqual([`+${OPAQUE_ID}`]);
    expect([likes.isLiked({ id: OPAQUE_ID, isLiked: false }), likes.isLiked(SONG)]).toEqual([true, false]);
    expect(told).toEqual([{ kind: 'liked', songId: OPAQUE_ID, isLiked: true }]);
  });

  it.each(['forbidden', 'conflict', 'server-error', 'timeout', 'unavailable'] as const)(
    'undoes a change that the backend refuses, and returns the reason: %s',
    async (kind) => {
      const { backend, likes } = begin();

      const answer = likes.toggle(SONG);
      await backend.answer(fail({ kind }));

      expect(await answer).toEqual(fail({ kind }));
      expect(likes.isLiked(SONG)).toBe(false);
    },
  );

  it.each(['offline', 'unauthenticated', 'cancelled'] as const)(
    'undoes a change but returns success after a failure that needs no report here: %s',
    async (kind) => {
      const { backend, likes } = begin();

      const answer = likes.toggle(SONG);
      await backend.answer(fail({ kind }));

      expect(await answer).toEqual(succeed(undefined));
      expect(likes.isLiked(SONG)).toBe(false);
    },
  );

  it('reports once why the last of several changes was refused', async () => {
    const { backend, likes } = begin();

    const answers = [likes.toggle(SONG), likes.toggle(SONG), likes.toggle(SONG)];
    await backend.answer(fail({ kind: 'forbidden' }));

    expect(await Promise.all(answers)).toEqual([fail({ kind: 'forbidden' }), succeed(undefined), succeed(undefined)]);
    expect(likes.isLiked(SONG)).toBe(false);
  });

  it('reports no refusal of a change that a newer change has replaced', async () => {
    const { backend, likes } = begin();
    const answer = likes.toggle(SONG);
    void likes.toggle(SONG);

    await backend.answer(fail({ kind: 'forbidden' }));

    expect(await answer).toEqual(succeed(undefined));
    expect(likes.isLiked(SONG)).toBe(false);
  });

  it('does not notify other tabs of a refused change, and logs the refusal', async () => {
    const { backend, told, logger, likes } = begin();

    void likes.toggle(SONG);
    await backend.answer(fail({ kind: 'unavailable' }));

    expect(likes.isLiked(SONG)).toBe(false);
    expect(told).toEqual([]);
    expect(logger.lines).toEqual(['warn A like was not accepted']);
  });

  it('sends one more request for the last of several changes, and never two at a time', async () => {
    const { backend, likes } = begin();

    void likes.toggle(SONG);
    void likes.toggle(SONG);
    void likes.toggle(SONG);
    void likes.toggle(SONG);
    expect(backend.asked).toEqual(['+1']);
    await backend.answer();
    await backend.answer();

    expect(backend.asked).toEqual(['+1', '-1']);
    expect(likes.isLiked(SONG)).toBe(false);
  });

  it('sends no further request when the last change equals the state of the backend', async () => {
    const { backend, likes } = begin();

    void likes.toggle(SONG);
    void likes.toggle(SONG);
    void likes.toggle(SONG);
    await backend.answer();

    expect(backend.asked).toEqual(['+1']);
    expect(likes.isLiked(SONG)).toBe(true);
  });

  it('retains a newer change when an older one is refused', async () => {
    const { backend, likes } = begin();

    void likes.toggle({ id: '1', isLiked: true });
    void likes.toggle({ id: '1', isLiked: true });
    await backend.answer(fail({ kind: 'timeout' }));

    expect(likes.isLiked({ id: '1', isLiked: true })).toBe(true);
    expect(backend.asked).toEqual(['-1']);
  });

  it('applies a like of another tab', () => {
    const { announcements, likes } = begin();

    announcements.next({ kind: 'liked', songId: '1', isLiked: true });

    expect(likes.isLiked(SONG)).toBe(true);
  });

  it('forgets the likes of the previous listener', async () => {
    const { backend, likes } = begin();
    void likes.toggle(SONG);
    await backend.answer();

    likes.forget();

    expect(likes.isLiked(SONG)).toBe(false);
  });
});

describe('two tabs that like and unlike the same song at once', () => {
  /** Each tab has its own delay to the backend and back. */
  function tabsOver(time: VirtualTime, ways: readonly (readonly [there: number, back: number])[]) {
    const server = new Map<string, boolean>();
    const news = ways.map(() => new Subject<LibraryChange>());
    const locks = new MemoryTabLocks(time);
    const wait = (duration: number) => new Promise((resolve) => time.after(duration, () => resolve(undefined)));
    const tabs = ways.map(([there, back], mine) => {
      const set = (isLiked: boolean) => async (): Promise<Answer> => {
        await wait(there);
        server.set(SONG.id, isLiked);
        await wait(back);
        return succeed(undefined);
      };
      const announce = (change: LibraryChange) =>
        void time.after(1, () => news.forEach((other, at) => at === mine || other.next(change)));
      const kept = new LibraryChanges({ announcements: news[mine] as Subject<LibraryChange>, announce });
      return new SongLikes({ add: set(true), remove: set(false) }, kept, locks, new RecordingLogger());
    });
    return { server, tabs };
  }

  it.each([
    ['the first answer comes back last', [10, 100], [30, 10]],
    ['the second one overtakes on the way there', [60, 10], [5, 5]],
    ['both take the same time', [20, 20], [20, 20]],
  ] as const)('end with the state of the server: %s', async (_, first, second) => {
    const time = new VirtualTime();
    const { server, tabs } = tabsOver(time, [first, second]);
    void tabs[0]?.toggle({ ...SONG, isLiked: false });
    void tabs[1]?.toggle({ ...SONG, isLiked: true });
    await time.pass(0);
    await time.pass(2_000);
    expect(tabs.map((tab) => tab.isLiked(SONG))).toEqual([server.get(SONG.id), server.get(SONG.id)]);
  });

  it('ignores an answer for the previous listener, and sends the like of the next listener', async () => {
    const { backend, told, likes } = begin();
    const first = likes.toggle(SONG);
    likes.forget();
    const second = likes.toggle(SONG);
    await backend.answer();
    expect([told, likes.isLiked(SONG)]).toEqual([[], true]);
    await backend.answer();
    expect(backend.asked).toEqual(['+1', '+1']);
    expect(told).toEqual([{ kind: 'liked', songId: '1', isLiked: true }]);
    expect(await Promise.all([first, second])).toEqual([succeed(undefined), succeed(undefined)]);
  });

  it('does not undo a like of the next listener when a like of the previous listener is refused', async () => {
    const { backend, likes } = begin();
    void likes.toggle(SONG);
    likes.forget();
    void likes.toggle(SONG);
    await backend.answer(fail({ kind: 'unauthenticated' }));
    expect(likes.isLiked(SONG)).toBe(true);
  });
});
