import { ListShortComments } from '../../../../server/application/shorts/list-short-comments';
import { PostShortComment } from '../../../../server/application/shorts/post-short-comment';
import { COMMENTS_AT_MOST } from '../../../../server/domain/shorts/comment-rules';
import { HandClock } from '../../../support/server/hand-clock';
import { MemoryShortComments } from '../../../support/server/memory-short-comments';

function aTalk() {
  const clock = new HandClock();
  const comments = new MemoryShortComments(clock, new Set(['short1', 'short2']));
  const post = new PostShortComment(comments, clock);
  const list = new ListShortComments(comments);
  const say = (id: string, given: { text?: string; shortId?: string; accountId?: string } = {}) =>
    post.execute({ id, text: 'Hay quá!', shortId: 'short1', accountId: 'vy', ...given });
  return { clock, comments, say, list };
}

const ofShort1 = (size: number, cursor?: string) => ({ shortId: 'short1', accountId: 'vy', cursor, size });

describe('posting a comment', () => {
  it('removes invisible characters and surrounding spaces from the text', async () => {
    const { say } = aTalk();
    expect(await say('comment-1', { text: ' Hay\u202e quá! ' })).toMatchObject({
      ok: true,
      value: { id: 'comment-1', text: 'Hay quá!', isOwn: true },
    });
  });

  it('returns the stored comment when the same id is posted again, even with another text', async () => {
    const { say, list } = aTalk();
    const first = await say('comment-1');
    expect(await say('comment-1', { text: 'Khác' })).toEqual(first);
    expect(await list.execute(ofShort1(10))).toMatchObject({ totalCount: 1 });
  });

  it('returns an already stored comment even when the limit of comments is reached', async () => {
    const { say } = aTalk();
    for (let index = 0; index < COMMENTS_AT_MOST; index += 1) await say(`comment-${index}`);
    expect(await say('comment-0')).toMatchObject({ ok: true, value: { id: 'comment-0' } });
  });

  it('is refused after six comments within a minute, and accepted when the minute is over', async () => {
    const { say, clock } = aTalk();
    for (let index = 0; index < COMMENTS_AT_MOST; index += 1) await say(`comment-${index}`);
    clock.pass(20_000);
    expect(await say('one-more')).toEqual({ ok: false, error: { kind: 'too-often', retryAfterSeconds: 40 } });
    expect(await say('of-lam', { accountId: 'lam' })).toMatchObject({ ok: true });
    clock.pass(40_000);
    expect(await say('one-more')).toMatchObject({ ok: true });
  });

  it.each([
    ['with nothing to see', 'new', { text: ' \u200b ' }, 'empty'],
    ['about a clip that is gone', 'new', { shortId: 'gone' }, 'not-found'],
    ['under the id of somebody else\u2019s', 'comment-1', { accountId: 'lam' }, 'taken'],
    ['under the id of one about another clip', 'comment-1', { shortId: 'short2' }, 'taken'],
  ])('is refused %s', async (_what, id, given, kind) => {
    const { say } = aTalk();
    await say('comment-1');
    expect(await say(id, given)).toEqual({ ok: false, error: { kind } });
  });
});

describe('listing comments', () => {
  it('returns the comments from the newest to the oldest, page by page, each once', async () => {
    const { say, list, clock } = aTalk();
    for (let index = 0; index < 5; index += 1) {
      await say(`comment-${index}`);
      clock.pass(60_000);
    }
    const first = await list.execute(ofShort1(2));
    const second = await list.execute(ofShort1(2, first?.cursor ?? ''));
    const third = await list.execute(ofShort1(2, second?.cursor ?? ''));
    const ids = [first, second, third].map((page) => page?.items.map(({ id }) => id));
    expect(ids).toEqual([['comment-4', 'comment-3'], ['comment-2', 'comment-1'], ['comment-0']]);
    expect(third).toMatchObject({ cursor: null, totalCount: 5 });
  });

  it('has no cursor after a full page when no more comments follow', async () => {
    const { say, list } = aTalk();
    await say('comment-1');
    expect(await list.execute(ofShort1(1))).toMatchObject({ cursor: null });
  });

  it('returns null for a deleted clip, and an empty page for a clip without comments', async () => {
    const { list } = aTalk();
    expect(await list.execute({ ...ofShort1(10), shortId: 'gone' })).toBeNull();
    expect(await list.execute(ofShort1(10))).toEqual({ items: [], totalCount: 0, cursor: null });
  });
});
