import { Subject } from 'rxjs';
import { KeptChanges } from '../../../src/application/keeping/kept-changes';
import { SongLikes } from '../../../src/application/keeping/song-likes';
import type { KeptChange } from '../../../src/application/ports/kept-channel.port';
import type { LikedSongs } from '../../../src/domain/favourites/liked-songs.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';
import { RecordingLogger } from '../../support/fakes/recording-logger';

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
  const announcements = new Subject<KeptChange>();
  const told: KeptChange[] = [];
  const kept = new KeptChanges({ announcements, announce: (change) => told.push(change) });
  const logger = new RecordingLogger();
  return { backend, announcements, told, logger, likes: new SongLikes(backend, kept, logger) };
}

describe('SongLikes', () => {
  it('shows a like before the backend has answered, and tells the other tabs after', async () => {
    const { backend, told, likes } = begin();

    void likes.toggle(SONG);
    expect(likes.isLiked(SONG)).toBe(true);
    expect(told).toEqual([]);
    await backend.answer();

    expect(told).toEqual([{ kind: 'liked', songId: '1', isLiked: true }]);
  });

  it('takes back what the backend refuses, and logs it', async () => {
    const { backend, told, logger, likes } = begin();

    void likes.toggle(SONG);
    await backend.answer(fail({ kind: 'unavailable' }));

    expect(likes.isLiked(SONG)).toBe(false);
    expect(told).toEqual([]);
    expect(logger.lines).toEqual(['warn A like was not accepted']);
  });

  it('asks once more for the last of several wishes, and never for two at a time', async () => {
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

  it('asks nothing more where the last wish is what the backend has', async () => {
    const { backend, likes } = begin();

    void likes.toggle(SONG);
    void likes.toggle(SONG);
    void likes.toggle(SONG);
    await backend.answer();

    expect(backend.asked).toEqual(['+1']);
    expect(likes.isLiked(SONG)).toBe(true);
  });

  it('keeps a newer wish when an older one is refused', async () => {
    const { backend, likes } = begin();

    void likes.toggle({ id: '1', isLiked: true });
    void likes.toggle({ id: '1', isLiked: true });
    await backend.answer(fail({ kind: 'timeout' }));

    expect(likes.isLiked({ id: '1', isLiked: true })).toBe(true);
    expect(backend.asked).toEqual(['-1']);
  });

  it('follows another tab', () => {
    const { announcements, likes } = begin();

    announcements.next({ kind: 'liked', songId: '1', isLiked: true });

    expect(likes.isLiked(SONG)).toBe(true);
  });

  it('knows nothing of another listener', async () => {
    const { backend, likes } = begin();
    void likes.toggle(SONG);
    await backend.answer();

    likes.forget();

    expect(likes.isLiked(SONG)).toBe(false);
  });
});
