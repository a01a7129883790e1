import { UNDO_TIME } from '../../../../src/domain/shared/undo-time';
import { CommentsViewModel } from '../../../../src/presentation/view-models/shorts/comments.view-model';
import { settle } from '../../../support/fakes/virtual-time';
import { openFeedViewModel as opened } from '../../../support/presentation/open-feed-view-model';

const MEMBER = { kind: 'signed-in', profile: null } as const;

describe('CommentsViewModel', () => {
  async function talking() {
    const world = await opened();
    const comments = new CommentsViewModel(world.thread, {
      ...world.deps,
      me: () => ({ name: 'Vy', avatarUrl: null }),
    });
    comments.open('a');
    await settle();
    return { ...world, comments };
  }

  it('posts the written comment, and counts it', async () => {
    const { comments, viewModel } = await talking();
    expect([comments.canSend, comments.isTooLong]).toEqual([false, false]);
    comments.send();
    comments.write('Hay quá');
    comments.send();
    await settle();
    expect(comments.items.map(({ text, status }) => [text, status])).toEqual([['Hay quá', 'posted']]);
    expect([comments.draft, comments.totalCount, viewModel.clip?.counters.comments]).toEqual(['', 1, 1]);
  });

  it('retains the draft when the listener does not sign in', async () => {
    const { comments, gate, asked } = await talking();
    gate.isOpen = false;
    comments.write('Hay quá');
    comments.send();
    expect([comments.draft, asked]).toEqual(['Hay quá', ['comment']]);
  });

  it('refuses a comment that is too long', async () => {
    const { comments } = await talking();
    comments.write('a'.repeat(301));
    expect([comments.isTooLong, comments.canSend]).toEqual([true, false]);
  });

  it('sends a failed comment again, deletes a comment and restores it', async () => {
    const { comments, feed, said, messages } = await talking();
    feed.comments.failure = { kind: 'offline' };
    comments.write('Hay quá');
    comments.send();
    await settle();
    const [failed] = comments.items;
    feed.comments.failure = null;
    comments.sendAgain(failed?.id ?? '');
    await settle();
    expect(comments.items.map(({ status }) => status)).toEqual(['posted']);
    comments.remove(failed?.id ?? '');
    comments.remove('unknown');
    expect([comments.items, messages()]).toEqual([[], ['comment-deleted']]);
    said[0]?.action?.run();
    expect(comments.items).toHaveLength(1);
  });

  it('reports that a comment could not be deleted, or can no longer be restored', async () => {
    const { comments, feed, time, said, messages } = await talking();
    comments.write('Hay quá');
    comments.send();
    await settle();
    const [own] = comments.items;
    feed.comments.failure = { kind: 'unavailable' };
    comments.remove(own?.id ?? '');
    await time.pass(UNDO_TIME);
    expect([comments.items.length, messages()]).toEqual([1, ['comment-deleted', 'comment-not-deleted']]);
    feed.comments.failure = null;
    comments.remove(own?.id ?? '');
    await time.pass(UNDO_TIME);
    said.at(-1)?.action?.run();
    expect([comments.items.length, messages().slice(2)]).toEqual([0, ['comment-deleted', 'comment-gone']]);
  });

  it('clears the draft of a listener who signed out, and retains a draft written before signing in', async () => {
    const { comments, sessions } = await talking();
    comments.write('của Vy');
    sessions.next({ kind: 'signed-out' });
    await settle();
    expect(comments.draft).toBe('');
    comments.write('của ai đó');
    sessions.next(MEMBER);
    expect(comments.draft).toBe('của ai đó');
  });

  it('reports that a comment was not sent, also after the comments were closed', async () => {
    const { comments, feed, messages } = await talking();
    feed.comments.failure = { kind: 'offline' };
    comments.write('Hay quá');
    comments.send();
    comments.dispose();
    await settle();
    expect(messages()).toEqual(['failure']);
  });

  it('confirms that a comment was reported to the backend, or shows the failure', async () => {
    const { comments, feed, messages } = await talking();
    await feed.comments.post('a', { id: 'comment-of-vy', text: 'xấu' });
    comments.report('comment-of-vy', 'hate');
    await settle();
    comments.report('unknown', 'hate');
    await settle();
    expect(messages()).toEqual(['comment-reported', 'failure']);
  });

  it('loads the comments page by page, or reports why they cannot be loaded', async () => {
    const { comments, feed } = await talking();
    comments.dispose();
    feed.comments.failure = { kind: 'timeout' };
    comments.open('b');
    await settle();
    expect([comments.failure, comments.isLoading]).toEqual([{ kind: 'timeout' }, false]);
    feed.comments.failure = null;
    comments.more();
    await settle();
    expect([comments.failure, comments.hasMore]).toEqual([null, false]);
  });
});
