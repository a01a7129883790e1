import { FILE_FINDINGS } from '../../src/domain/administration/folder-files.port';
import type { AdminServices } from '../../src/application/administration/admin-services';

/**
 * Accounts "Mộc Lam" (the signed-in admin who sends the requests), "Hạ Vy" and "Đình An", created in this order; songs "Bến Cũ"
 * by Thuỳ Khuê, played twice today, and "Sao Băng" by Hạ Vy, never played; one reported comment; no folder.
 */
export interface AdministrationWorld {
  readonly parts: AdminServices;
  /** The same product for a listener who is no admin. */
  readonly asListener: AdminServices;
  readonly adminId: string;
}

const ALL = { searchText: '', page: 1, pageSize: 10 } as const;
const DONE = { ok: true, value: undefined };
const failed = (kind: string) => ({ ok: false, error: { kind } });

/** Contract tests of the administration (`AdminServices`). */
export function describeAdministration(name: string, makeWorld: () => Promise<AdministrationWorld>): void {
  describe(`${name} as the administration`, () => {
    let world: AdministrationWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const accounts = async (request: Partial<Parameters<AdminServices['accounts']['list']>[0]> = {}) => {
      const answer = await world.parts.accounts.list({ ...ALL, sort: 'name', ...request });
      return answer.ok ? answer.value.items : [];
    };
    const accountOf = async (called: string) => {
      const [found] = await accounts({ searchText: called });
      return found ?? { id: '' };
    };
    const songs = async (searchText = '') => {
      const answer = await world.parts.songs.list({ ...ALL, searchText, sort: 'title' });
      return answer.ok ? answer.value.items : [];
    };
    const comments = async () => {
      const answer = await world.parts.comments.list({ page: 1, pageSize: 10 });
      return answer.ok ? answer.value.items : [];
    };

    it('lists accounts in a sort order, page by page', async () => {
      expect((await accounts()).map((account) => account.name)).toEqual(['Đình An', 'Hạ Vy', 'Mộc Lam']);
      const newest = await accounts({ sort: 'newest' });
      expect(newest.map((account) => account.name)).toEqual(['Đình An', 'Hạ Vy', 'Mộc Lam']);
      const answer = await world.parts.accounts.list({ ...ALL, sort: 'name', page: 2, pageSize: 2 });
      expect(answer).toMatchObject({
        ok: true,
        value: { totalCount: 3, totalPages: 2, isLast: true, items: [{ name: 'Mộc Lam' }] },
      });
    });

    it('finds accounts by a part of their name, regardless of accents', async () => {
      expect((await accounts({ searchText: 'dinh' })).map((account) => account.name)).toEqual(['Đình An']);
      expect(await accounts({ searchText: 'nobody' })).toEqual([]);
    });

    it('locks and unlocks an account, and changes its premium status and role', async () => {
      const { id } = await accountOf('vy');
      const { accounts: care } = world.parts;
      const done = [await care.setLocked(id, true), await care.setPremium(id, true), await care.setRole(id, 'admin')];
      expect(done).toEqual([DONE, DONE, DONE]);
      expect(await accountOf('vy')).toMatchObject({ isLocked: true, isPremium: true, role: 'admin' });
      await care.setLocked(id, false);
      await care.setRole(id, 'listener');
      expect(await accountOf('vy')).toMatchObject({ isLocked: false, role: 'listener' });
    });

    it("refuses to lock the admin's own account or to remove its role", async () => {
      const { accounts: care } = world.parts;
      expect(await care.setLocked(world.adminId, true)).toEqual(failed('conflict'));
      expect(await care.setRole(world.adminId, 'listener')).toEqual(failed('conflict'));
    });

    it('signs an account out', async () => {
      const { id } = await accountOf('vy');
      expect(await world.parts.accounts.signOut(id)).toEqual(DONE);
      expect(await accountOf('vy')).toMatchObject({ deviceCount: 0, lastSeenAt: null });
    });

    it('returns not-found for an unknown account', async () => {
      const { accounts: care } = world.parts;
      const answers = [await care.setLocked('gone', true), await care.setRole('gone', 'admin')];
      expect([...answers, await care.signOut('gone'), await care.setPremium('gone', true)]).toEqual(
        Array.from({ length: 4 }, () => failed('not-found')),
      );
    });

    it('lists and finds songs', async () => {
      expect((await songs()).map(({ tags }) => tags.title)).toEqual(['Bến Cũ', 'Sao Băng']);
      expect((await songs('thuy khue')).map(({ tags }) => tags.title)).toEqual(['Bến Cũ']);
    });

    it('changes the tags of a song, and restores the tags of its file', async () => {
      const [song] = await songs('bến');
      const { songs: care } = world.parts;
      const tags = { title: 'Bến Mới', artists: ['Mộc Lam'], album: null, year: 2025, genre: 'Ballad', track: 2 };
      const saved = await care.saveTags(song?.id ?? '', tags);
      expect(saved).toMatchObject({ ok: true, value: { tags, isEdited: true } });
      expect(await songs('mới')).toMatchObject([{ id: song?.id, tags }]);
      const restored = await care.restoreTags(song?.id ?? '');
      expect(restored).toMatchObject({ ok: true, value: { tags: song?.tags, isEdited: false } });
      expect(await care.saveTags('gone', tags)).toEqual(failed('not-found'));
    });

    it('makes a song premium', async () => {
      const [song] = await songs('sao');
      expect(await world.parts.songs.setPremium(song?.id ?? '', true)).toEqual(DONE);
      expect(await songs('sao')).toMatchObject([{ isPremium: true }]);
    });

    it('lists a reported comment until its reports are dismissed', async () => {
      const [comment] = await comments();
      expect(comment).toMatchObject({ text: 'Mua hàng ở đây!', reports: [{ reason: 'spam', count: 1 }] });
      expect(await world.parts.comments.keep(comment?.id ?? '')).toEqual(DONE);
      expect(await comments()).toEqual([]);
    });

    it('deletes a comment', async () => {
      const [comment] = await comments();
      expect(await world.parts.comments.remove(comment?.id ?? '')).toEqual(DONE);
      expect(await comments()).toEqual([]);
      expect(await world.parts.comments.remove(comment?.id ?? '')).toEqual(failed('not-found'));
    });

    it('counts plays per day, and lists the most played songs', async () => {
      const answer = await world.parts.figures.plays(30, 0);
      const days = answer.ok ? answer.value.days : [];
      expect(days).toHaveLength(30);
      expect(days.at(-1)?.count).toBe(2);
      expect(answer).toMatchObject({ value: { top: [{ title: 'Bến Cũ', artists: ['Thuỳ Khuê'], plays: 2 }] } });
    });

    it('counts page views per day, and lists the most viewed pages', async () => {
      const answer = await world.parts.figures.visits(30);
      const days = answer.ok ? answer.value.days : [];
      expect(days).toHaveLength(30);
      expect(days.at(-1)?.count).toBe(3);
      expect(answer).toMatchObject({
        value: {
          pages: [
            { path: '/songs', count: 2 },
            { path: '/', count: 1 },
          ],
        },
      });
    });

    it('reports that there is no music folder, and refuses to scan it', async () => {
      const state = await world.parts.library.state();
      expect(state).toEqual({ ok: true, value: { hasFolder: false, look: null, hasDemo: false } });
      expect(await world.parts.library.rescan('changes')).toEqual(failed('conflict'));
    });

    it('lists no files without a music folder, for any kind of finding', async () => {
      for (const finding of FILE_FINDINGS) {
        const answer = await world.parts.files.list(finding, { ...ALL, searchText: 'mưa' });
        expect(answer).toMatchObject({ ok: true, value: { items: [], totalCount: 0, page: 1 } });
      }
    });

    it('removes nothing when there is no demo', async () => {
      expect(await world.parts.library.clearDemo()).toEqual({ ok: true, value: 0 });
    });

    it('refuses every caller who is not an admin', async () => {
      const { accounts: care, songs: names, comments, figures, files, library } = world.asListener;
      const answers = await Promise.all([
        care.list({ ...ALL, sort: 'name' }),
        care.setLocked('x', true),
        names.list({ ...ALL, sort: 'title' }),
        names.restoreTags('x'),
        comments.list({ page: 1, pageSize: 10 }),
        comments.remove('x'),
        figures.plays(30, 0),
        figures.visits(30),
        files.list('refused', ALL),
        library.state(),
        library.clearDemo(),
      ]);
      expect(answers).toEqual(answers.map(() => failed('forbidden')));
    });
  });
}
