import type { ClipComments } from '../../src/domain/shorts/clip-comments.port';

/** One clip without comments; two listeners with accounts, one called Vy, and a visitor without an account. */
export interface ClipCommentsWorld {
  readonly vys: ClipComments;
  readonly others: ClipComments;
  readonly nobodys: ClipComments;
  readonly clipId: string;
}

const UNAUTHENTICATED = { ok: false, error: { kind: 'unauthenticated' } };
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };
const DONE = { ok: true, value: undefined };

/** Contract tests of `ClipComments`. */
export function describeClipComments(name: string, makeWorld: () => Promise<ClipCommentsWorld>): void {
  describe(`${name} as the comments of a clip`, () => {
    let world: ClipCommentsWorld;
    let made = 0;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const newId = () => `comment-${world.clipId}-${(made += 1)}`;
    const say = async (text: string, by = world.vys): Promise<string> => {
      const id = newId();
      await by.post(world.clipId, { id, text });
      return id;
    };
    const list = (by = world.vys, size = 10, cursor: string | null = null) =>
      by.list({ clipId: world.clipId, cursor, size });
    const texts = async (by = world.vys) => {
      const answer = await list(by);
      return answer.ok ? answer.value.items.map(({ text }) => text) : [answer.error.kind];
    };

    it('lists the comments for every caller, newest first, page by page', async () => {
      for (const text of ['một', 'hai', 'ba']) await say(text);
      expect(await texts(world.nobodys)).toEqual(['ba', 'hai', 'một']);
      const page = await list(world.vys, 2);
      expect(page).toMatchObject({ ok: true, value: { items: [{ text: 'ba' }, { text: 'hai' }] } });
      expect([3, null]).toContain(page.ok ? page.value.totalCount : page);
      const cursor = page.ok ? page.value.cursor : null;
      expect(await list(world.vys, 2, cursor)).toMatchObject({
        ok: true,
        value: { items: [{ text: 'một' }], cursor: null },
      });
    });

    it('returns the stored comment, and marks it as own for its author only', async () => {
      const id = newId();
      const answer = await world.vys.post(world.clipId, { id, text: 'Hay quá' });
      expect(answer).toMatchObject({ ok: true, value: { id, text: 'Hay quá', author: { name: 'Vy' }, isOwn: true } });
      expect(await list(world.others)).toMatchObject({ ok: true, value: { items: [{ id, isOwn: false }] } });
    });

    it('stores a comment once when it is posted twice', async () => {
      const comment = { id: newId(), text: 'một' };
      await world.vys.post(world.clipId, comment);
      expect(await world.vys.post(world.clipId, comment)).toMatchObject({ ok: true, value: comment });
      expect(await texts()).toEqual(['một']);
    });

    it('deletes an own comment, and accepts a second deletion', async () => {
      const id = await say('một');
      expect(await world.vys.delete(world.clipId, id)).toEqual(DONE);
      expect(await texts()).toEqual([]);
      expect(await world.vys.delete(world.clipId, id)).toEqual(DONE);
    });

    it('does not delete the comment of another account', async () => {
      const id = await say('một');
      await world.others.delete(world.clipId, id);
      expect(await texts()).toEqual(['một']);
    });

    it('accepts a report, and a second report from the same account', async () => {
      const id = await say('một');
      expect(await world.others.report(world.clipId, id, 'spam')).toEqual(DONE);
      expect(await world.others.report(world.clipId, id, 'spam')).toEqual(DONE);
      expect(await world.others.report(world.clipId, 'gone', 'spam')).toEqual(NOT_FOUND);
    });

    it('allows a caller without an account only to read', async () => {
      const id = await say('một');
      expect(await world.nobodys.post(world.clipId, { id: newId(), text: 'hai' })).toEqual(UNAUTHENTICATED);
      expect(await world.nobodys.delete(world.clipId, id)).toEqual(UNAUTHENTICATED);
      expect(await world.nobodys.report(world.clipId, id, 'spam')).toEqual(UNAUTHENTICATED);
    });

    it('returns not-found for an unknown clip', async () => {
      expect(await world.vys.list({ clipId: 'gone', cursor: null, size: 10 })).toEqual(NOT_FOUND);
      expect(await world.vys.post('gone', { id: newId(), text: 'hai' })).toEqual(NOT_FOUND);
    });
  });
}
