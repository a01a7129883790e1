import { withLibraryApp } from '../../../support/server/library-app';

interface Comment {
  readonly id: string;
}

describe('a comment on a clip', () => {
  const world = withLibraryApp();
  const { seed, database, get, post, ask } = world;
  let vy: string;
  let lam: string;
  let id: string;
  let made = 0;

  beforeEach(async () => {
    made += 1;
    vy = await seed.account(`vy-${made}`, { name: 'Hạ Vy' });
    lam = await seed.account(`lam-${made}`, { name: 'Mộc Lam', avatar_id: 'portrait' });
    id = await seed.short();
  });

  const url = (short = id) => `/backend/short-video/${short}/comments`;
  const say = (as: string, commentId: string, text = 'Hay quá!') => post(url(), as, { id: commentId, text });
  const remove = (as: string, commentId: string) => ask({ method: 'DELETE', url: `${url()}/${commentId}`, as });
  const report = (as: string, commentId: string, reason = 'spam') =>
    post(`${url()}/${commentId}/report`, as, { reason });
  const list = async (as?: string, query = '') => (await get(`${url()}?${query}`, as)).data;
  const idsOf = async (as?: string) => ((await list(as)).items as Comment[]).map((comment) => comment.id);
  const countOf = async () => (await get(`/backend/short-video/${id}`)).data.counters.comments;
  const old = (commentId: string, minutes: number, accountId = vy) =>
    database
      .db()
      .insertInto('short_comments')
      .values({
        id: commentId,
        short_id: id,
        account_id: accountId,
        text: 'Hay quá!',
        written_at: new Date(Date.now() - minutes * 60_000),
      })
      .execute();

  it('is stored, counted, and shown to everybody with its author', async () => {
    const commentId = `comment-${made}-a`;
    expect(await say(lam, commentId, '  Hay\u202e quá!\r\n ')).toMatchObject({
      code: 200,
      message: 'Đã gửi bình luận.',
      data: { id: commentId, text: 'Hay quá!', author: { name: 'Mộc Lam', avatar: '/images/portrait' }, is_own: true },
    });
    expect(await countOf()).toBe(1);
    expect(await list()).toMatchObject({ items: [{ id: commentId, is_own: false }], cursor: null, totalCount: 1 });
    expect(await list(lam)).toMatchObject({ items: [{ is_own: true }] });
    expect(await list(vy)).toMatchObject({ items: [{ is_own: false, author: { name: 'Mộc Lam' } }] });
  });

  it('is stored once, however often it is sent, also at the same time', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => say(vy, `comment-${made}-a`)));
    expect(new Set(sent.map(({ code }) => code))).toEqual(new Set([200]));
    expect(new Set(sent.map(({ data }) => data.written_at)).size).toBe(1);
    expect(await countOf()).toBe(1);
  });

  it('is refused under an id that another account used', async () => {
    await say(vy, `comment-${made}-a`);
    expect(await say(lam, `comment-${made}-a`)).toMatchObject({
      code: 400,
      data: { errors: { id: 'Sai định dạng.' } },
    });
  });

  it.each([
    ['nothing', '   ', 'text'],
    ['nothing that can be seen', '\u200b\u202e', 'text'],
    ['too much', 'a'.repeat(301), 'text'],
  ])('is refused when its text is %s', async (_what, text, field) => {
    const refused = await say(vy, `comment-${made}-a`, text);
    expect(refused).toMatchObject({ code: 400 });
    expect(Object.keys(refused.data.errors)).toEqual([field]);
    expect(await countOf()).toBe(0);
  });

  it('needs an account and an existing clip', async () => {
    const payload = { id: `comment-${made}-a`, text: 'Hay quá!' };
    expect(await ask({ method: 'POST', url: url(), payload })).toMatchObject({ code: 401 });
    expect(await post(url('gone'), vy, payload)).toMatchObject({ code: 404 });
    expect(await get(url('gone'))).toMatchObject({ code: 404 });
  });

  it('is refused with a waiting time when it is the seventh within a minute', async () => {
    for (let index = 0; index < 6; index += 1) await say(vy, `comment-${made}-${index}`);
    const refused = await say(vy, `comment-${made}-more`);
    expect(refused).toMatchObject({ status: 429, code: 429 });
    expect(refused.data.retry_after).toBeGreaterThan(0);
    expect(await say(lam, `comment-${made}-of-lam`)).toMatchObject({ code: 200 });
  });

  it('is listed once, newest first, page by page, also when another comment is posted in between', async () => {
    for (let index = 0; index < 5; index += 1) await old(`comment-${made}-${index}`, 50 - index);
    const first = await list(undefined, 'size=2');
    await say(lam, `comment-${made}-new`);
    const second = await list(undefined, `size=2&cursor=${first.cursor}`);
    const third = await list(undefined, `size=2&cursor=${second.cursor}`);
    const ids = [first, second, third].flatMap(({ items }) => (items as Comment[]).map((comment) => comment.id));
    expect(ids).toEqual([4, 3, 2, 1, 0].map((index) => `comment-${made}-${index}`));
    expect(third.cursor).toBeNull();
    expect(third.totalCount).toBe(6);
  });

  it('is listed once also when many comments have the same time', async () => {
    const at = new Date(Date.UTC(2026, 0, 1));
    const comments = Array.from({ length: 7 }, (_, index) => ({ id: `comment-${made}-${index}`, written_at: at }));
    const common = { short_id: id, account_id: vy, text: 'Hay quá!' };
    await database
      .db()
      .insertInto('short_comments')
      .values(comments.map((comment) => ({ ...common, ...comment })))
      .execute();
    const first = await list(undefined, 'size=3');
    const second = await list(undefined, `size=10&cursor=${first.cursor}`);
    const ids = [...first.items, ...second.items].map((comment: Comment) => comment.id);
    expect(ids.toSorted()).toEqual(comments.map((comment) => comment.id));
  });

  it('is listed from the newest on when the cursor is invalid', async () => {
    await old(`comment-${made}-a`, 1);
    expect(await list(undefined, 'cursor=nonsense')).toMatchObject({ totalCount: 1, items: [{}] });
  });

  it('is deleted only by its author, and a second deletion changes nothing', async () => {
    const commentId = `comment-${made}-a`;
    await say(vy, commentId);
    await remove(lam, commentId);
    expect(await idsOf()).toEqual([commentId]);
    expect(await remove(vy, commentId)).toMatchObject({ code: 200, message: 'Đã xoá bình luận.' });
    expect(await remove(vy, commentId)).toMatchObject({ code: 200 });
    expect([await idsOf(), await countOf()]).toEqual([[], 0]);
  });

  it('is counted again when it is posted again after its deletion', async () => {
    await say(vy, `comment-${made}-a`);
    await remove(vy, `comment-${made}-a`);
    await say(vy, `comment-${made}-a`);
    expect(await countOf()).toBe(1);
  });

  it('is counted correctly when it is posted and deleted at the same time', async () => {
    const commentId = `comment-${made}-a`;
    const asked = Array.from({ length: 15 }, () => [say(vy, commentId), remove(vy, commentId)]).flat();
    expect(new Set((await Promise.all(asked)).map(({ code }) => code))).toEqual(new Set([200]));
    expect(await countOf()).toBe((await idsOf()).length);
  });

  it('is hidden from the account that reported it, and its report is stored once', async () => {
    const bad = `comment-${made}-bad`;
    const good = `comment-${made}-good`;
    await say(vy, bad);
    await say(vy, good);
    expect(await report(lam, bad)).toMatchObject({ code: 200, message: 'Đã báo cáo bình luận. Cảm ơn bạn.' });
    expect(await report(lam, bad, 'hate')).toMatchObject({ code: 200 });
    const kept = await database
      .db()
      .selectFrom('short_comment_reports')
      .selectAll()
      .where('comment_id', '=', bad)
      .execute();
    expect(kept).toMatchObject([{ account_id: lam, reason: 'spam' }]);
    expect(await list(lam)).toMatchObject({ items: [{ id: good }], totalCount: 1 });
    expect(await list(vy)).toMatchObject({ totalCount: 2 });
    expect((await idsOf()).toSorted()).toEqual([bad, good]);
  });

  it('cannot be reported by its author, when it does not exist, or for an unknown reason', async () => {
    await say(vy, `comment-${made}-a`);
    expect(await report(vy, `comment-${made}-a`)).toMatchObject({ code: 403 });
    expect(await report(vy, 'gone')).toMatchObject({ code: 404 });
    expect(await report(lam, `comment-${made}-a`, 'boring')).toMatchObject({ code: 400 });
  });

  it('is deleted with its author, and the count goes down', async () => {
    await say(vy, `comment-${made}-a`);
    await say(lam, `comment-${made}-b`);
    await database.db().deleteFrom('accounts').where('id', '=', vy).execute();
    expect([await idsOf(), await countOf()]).toEqual([[`comment-${made}-b`], 1]);
  });
});
