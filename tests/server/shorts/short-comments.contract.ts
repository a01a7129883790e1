import type { ShortComments } from '../../../server/domain/shorts/short-comments.port';

type Comments = Pick<ShortComments, 'list' | 'own' | 'lastWritten' | 'post'>;

/**
 * Contract tests of `ShortComments`; the clips are `short1` and `short2`, the accounts `vy` and `lam`, and there are no comments
 * yet.
 */
export function shortCommentsContract(name: string, make: () => Promise<Comments>): void {
  describe(`comments stored by ${name}`, () => {
    let comments: Comments;

    beforeEach(async () => {
      comments = await make();
    });

    const post = (id: string, given: { shortId?: string; accountId?: string } = {}) =>
      comments.post({ id, text: 'Hay quá!', shortId: 'short1', accountId: 'vy', ...given });
    const list = (given: Partial<Parameters<Comments['list']>[0]> = {}) =>
      comments.list({ shortId: 'short1', accountId: null, after: null, limit: 10, ...given });

    it('are visible to their author and to others once they are posted', async () => {
      expect(await post('comment-1')).toMatchObject({ id: 'comment-1', text: 'Hay quá!', isOwn: true });
      expect(await comments.own('vy', 'short1', 'comment-1')).toMatchObject({ id: 'comment-1', isOwn: true });
      expect(await list({ accountId: 'vy' })).toMatchObject({ items: [{ isOwn: true }], totalCount: 1 });
      expect(await list({ accountId: 'lam' })).toMatchObject({ items: [{ isOwn: false }] });
      expect(await list()).toMatchObject({ items: [{ id: 'comment-1', isOwn: false }] });
    });

    it('are found only for their own author and their own clip', async () => {
      await post('comment-1');
      expect(await comments.own('lam', 'short1', 'comment-1')).toBeNull();
      expect(await comments.own('vy', 'short2', 'comment-1')).toBeNull();
      expect(await comments.own('vy', 'short1', 'comment-2')).toBeNull();
      expect(await list({ shortId: 'short2' })).toEqual({ items: [], totalCount: 0 });
    });

    it('are not posted under an id that is taken, nor on a clip that does not exist', async () => {
      await post('comment-1');
      expect(await post('comment-1', { accountId: 'lam' })).toBe('taken');
      expect(await post('comment-1', { shortId: 'short2' })).toBe('taken');
      expect(await post('comment-2', { shortId: 'gone' })).toBe('not-found');
      expect(await list({ shortId: 'gone' })).toBeNull();
    });

    it('are listed from the newest to the oldest, and onwards from any comment', async () => {
      for (const id of ['comment-1', 'comment-2', 'comment-3', 'comment-4']) await post(id);
      const all = (await list())?.items ?? [];
      const times = all.map(({ writtenAt }) => writtenAt.getTime());
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const after = { writtenAtMs: times[1] ?? 0, id: all[1]?.id ?? '' };
      expect((await list({ after }))?.items).toEqual(all.slice(2));
      expect(await list({ after, limit: 1 })).toEqual({ items: all.slice(2, 3), totalCount: 4 });
    });

    it('report when an account wrote its last comments, on any clip', async () => {
      await post('comment-1');
      await post('comment-2', { shortId: 'short2' });
      await post('comment-3', { accountId: 'lam' });
      const listed = [await list(), await list({ shortId: 'short2' })].flatMap((page) => page?.items ?? []);
      const timesOf = listed.filter(({ id }) => id !== 'comment-3').map(({ writtenAt }) => writtenAt.getTime());
      expect((await comments.lastWritten('vy', 5)).toSorted()).toEqual(timesOf.toSorted());
      expect(await comments.lastWritten('vy', 1)).toHaveLength(1);
      expect(await comments.lastWritten('nobody', 5)).toEqual([]);
    });
  });
}
