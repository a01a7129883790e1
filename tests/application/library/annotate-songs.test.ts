import { Subject } from 'rxjs';
import { LibraryChanges } from '../../../src/application/library/library-changes';
import { AnnotateSongs } from '../../../src/application/library/annotate-songs';
import type { LibraryChange } from '../../../src/domain/library/library-change';
import {
  NO_ANNOTATIONS,
  type AnnotatedSong,
  type AnnotationChange,
  type SongAnnotations,
} from '../../../src/domain/catalogue/song-annotations';
import type { AnnotatedSongs } from '../../../src/domain/library/annotated-songs.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { OPAQUE_ID } from '../../support/builders/an-opaque-id';
import { MemoryTabLocks, NO_LOCKS } from '../../support/fakes/memory-tabs';
import { RecordingLogger } from '../../support/fakes/recording-logger';
import { VirtualTime } from '../../support/fakes/virtual-time';

type Answer = Result<void, GatewayFailure>;

/** A backend that answers when the test says so. */
class HeldAnnotations implements AnnotatedSongs {
  readonly asked: string[] = [];
  private readonly held: ((answer: Answer) => void)[] = [];

  annotate(songId: string, { isLiked }: AnnotationChange): Promise<Answer> {
    this.asked.push(`${isLiked ? '+' : '-'}${songId}`);
    return new Promise((resolve) => this.held.push(resolve));
  }

  async answer(answer: Answer = succeed(undefined)): Promise<void> {
    this.held.shift()?.(answer);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

const SONG: AnnotatedSong = { id: '1', ...NO_ANNOTATIONS };
const LIKED_SONG: AnnotatedSong = { ...SONG, isLiked: true };

const toggleLike = ({ isLiked }: SongAnnotations): AnnotationChange => ({ isLiked: !isLiked });

function begin() {
  const backend = new HeldAnnotations();
  const announcements = new Subject<LibraryChange>();
  const told: LibraryChange[] = [];
  const kept = new LibraryChanges({ announcements, announce: (change) => told.push(change) });
  const logger = new RecordingLogger();
  return { backend, announcements, told, logger, annotating: new AnnotateSongs(backend, kept, NO_LOCKS, logger) };
}

describe('AnnotateSongs', () => {
  it('shows a like before the backend has answered, and notifies the other tabs afterwards', async () => {
    const { backend, told, annotating } = begin();

    void annotating.execute(SONG, toggleLike);
    expect(annotating.of(SONG).isLiked).toBe(true);
    expect(told).toEqual([]);
    await backend.answer();

    expect(told).toEqual([{ kind: 'annotated', songId: '1', annotations: { isLiked: true } }]);
  });

  it('likes a song whose id has any characters, and no other song', async () => {
    const { backend, told, annotating } = begin();

    void annotating.execute({ ...SONG, id: OPAQUE_ID }, toggleLike);
    await backend.answer();

    expect(backend.asked).toEqual([`+${OPAQUE_ID}`]);
    expect([annotating.of({ ...SONG, id: OPAQUE_ID }).isLiked, annotating.of(SONG).isLiked]).toEqual([true, false]);
    expect(told).toEqual([{ kind: 'annotated', songId: OPAQUE_ID, annotations: { isLiked: true } }]);
  });

  it.each(['forbidden', 'conflict', 'server-error', 'timeout', 'unavailable'] as const)(
    'undoes a change that the backend refuses, and returns the reason: %s',
    async (kind) => {
      const { backend, annotating } = begin();

      const answer = annotating.execute(SONG, toggleLike);
      await backend.answer(fail({ kind }));

      expect(await answer).toEqual(fail({ kind }));
      expect(annotating.of(SONG).isLiked).toBe(false);
    },
  );

  it.each(['offline', 'unauthenticated', 'cancelled'] as const)(
    'undoes a change but returns success after a failure that needs no report here: %s',
    async (kind) => {
      const { backend, annotating } = begin();

      const answer = annotating.execute(SONG, toggleLike);
      await backend.answer(fail({ kind }));

      expect(await answer).toEqual(succeed(undefined));
      expect(annotating.of(SONG).isLiked).toBe(false);
    },
  );

  it('reports once why the last of several changes was refused', async () => {
    const { backend, annotating } = begin();

    const answers = [
      annotating.execute(SONG, toggleLike),
      annotating.execute(SONG, toggleLike),
      annotating.execute(SONG, toggleLike),
    ];
    await backend.answer(fail({ kind: 'forbidden' }));

    expect(await Promise.all(answers)).toEqual([fail({ kind: 'forbidden' }), succeed(undefined), succeed(undefined)]);
    expect(annotating.of(SONG).isLiked).toBe(false);
  });

  it('reports no refusal of a change that a newer change has replaced', async () => {
    const { backend, annotating } = begin();
    const answer = annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);

    await backend.answer(fail({ kind: 'forbidden' }));

    expect(await answer).toEqual(succeed(undefined));
    expect(annotating.of(SONG).isLiked).toBe(false);
  });

  it('does not notify other tabs of a refused change, and logs the refusal', async () => {
    const { backend, told, logger, annotating } = begin();

    void annotating.execute(SONG, toggleLike);
    await backend.answer(fail({ kind: 'unavailable' }));

    expect(annotating.of(SONG).isLiked).toBe(false);
    expect(told).toEqual([]);
    expect(logger.lines).toEqual(['warn An annotation was not accepted']);
  });

  it('sends one more request for the last of several changes, and never two at a time', async () => {
    const { backend, annotating } = begin();

    void annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);
    expect(backend.asked).toEqual(['+1']);
    await backend.answer();
    await backend.answer();

    expect(backend.asked).toEqual(['+1', '-1']);
    expect(annotating.of(SONG).isLiked).toBe(false);
  });

  it('sends no further request when the last change equals the state of the backend', async () => {
    const { backend, annotating } = begin();

    void annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);
    void annotating.execute(SONG, toggleLike);
    await backend.answer();

    expect(backend.asked).toEqual(['+1']);
    expect(annotating.of(SONG).isLiked).toBe(true);
  });

  it('retains a newer change when an older one is refused', async () => {
    const { backend, annotating } = begin();

    void annotating.execute(LIKED_SONG, toggleLike);
    void annotating.execute(LIKED_SONG, toggleLike);
    await backend.answer(fail({ kind: 'timeout' }));

    expect(annotating.of(LIKED_SONG).isLiked).toBe(true);
    expect(backend.asked).toEqual(['-1']);
  });

  it('applies a like of another tab', () => {
    const { announcements, annotating } = begin();

    announcements.next({ kind: 'annotated', songId: '1', annotations: { isLiked: true } });

    expect(annotating.of(SONG).isLiked).toBe(true);
  });

  it('forgets the likes of the previous listener', async () => {
    const { backend, annotating } = begin();
    void annotating.execute(SONG, toggleLike);
    await backend.answer();

    annotating.forget();

    expect(annotating.of(SONG).isLiked).toBe(false);
  });
});

describe('two tabs that like and unlike the same song at once', () => {
  /** Each tab has its own delay to the backend and back. */
  function tabsOver(time: VirtualTime, ways: readonly (readonly [there: number, back: number])[]) {
    const server = new Map<string, boolean | undefined>();
    const news = ways.map(() => new Subject<LibraryChange>());
    const locks = new MemoryTabLocks(time);
    const wait = (duration: number) => new Promise((resolve) => time.after(duration, () => resolve(undefined)));
    const tabs = ways.map(([there, back], mine) => {
      const annotate: AnnotatedSongs['annotate'] = async (songId, { isLiked }) => {
        await wait(there);
        server.set(songId, isLiked);
        await wait(back);
        return succeed(undefined);
      };
      const announce = (change: LibraryChange) =>
        void time.after(1, () => news.forEach((other, at) => at === mine || other.next(change)));
      const kept = new LibraryChanges({ announcements: news[mine] as Subject<LibraryChange>, announce });
      return new AnnotateSongs({ annotate }, kept, locks, new RecordingLogger());
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
    void tabs[0]?.execute(SONG, toggleLike);
    void tabs[1]?.execute(LIKED_SONG, toggleLike);
    await time.pass(0);
    await time.pass(2_000);
    expect(tabs.map((tab) => tab.of(SONG).isLiked)).toEqual([server.get(SONG.id), server.get(SONG.id)]);
  });

  it('ignores an answer for the previous listener, and sends the like of the next listener', async () => {
    const { backend, told, annotating } = begin();
    const first = annotating.execute(SONG, toggleLike);
    annotating.forget();
    const second = annotating.execute(SONG, toggleLike);
    await backend.answer();
    expect([told, annotating.of(SONG).isLiked]).toEqual([[], true]);
    await backend.answer();
    expect(backend.asked).toEqual(['+1', '+1']);
    expect(told).toEqual([{ kind: 'annotated', songId: '1', annotations: { isLiked: true } }]);
    expect(await Promise.all([first, second])).toEqual([succeed(undefined), succeed(undefined)]);
  });

  it('does not undo a like of the next listener when a like of the previous listener is refused', async () => {
    const { backend, annotating } = begin();
    void annotating.execute(SONG, toggleLike);
    annotating.forget();
    void annotating.execute(SONG, toggleLike);
    await backend.answer(fail({ kind: 'unauthenticated' }));
    expect(annotating.of(SONG).isLiked).toBe(true);
  });
});
