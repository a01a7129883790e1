import type { OwnPlaylist, OwnPlaylists, PlaylistVersion } from '../../src/domain/library/own-playlists.port';
import type { Picture } from '../../src/domain/profile/picture';
import type { GatewayFailure } from '../../src/domain/shared/gateway-failure';
import type { Result } from '../../src/domain/shared/result';
import { walkPages } from '../support/walk-pages';

interface PlaylistEntryFacts {
  readonly id: string;
  readonly songId: string;
}

/** Two signed-in listeners and a visitor without an account; no playlist exists yet. */
interface PlaylistsWorld {
  readonly playlists: OwnPlaylists;
  readonly others: OwnPlaylists;
  readonly nobodys: OwnPlaylists;
  readonly songIds: readonly [string, string, string];
  readonly picture: Picture;
  /** The entries of the first listener's playlist, in order. */
  entries(id: string): Promise<readonly PlaylistEntryFacts[]>;
}

const ALL = { page: 1, pageSize: 50 };
const NOT_FOUND = { ok: false, error: { kind: 'not-found' } };
const NO_PICTURE: Picture = { name: 'a.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') };

const words = (name: string, songIds: readonly string[] = []) => ({ name, description: '', isPublic: false, songIds });

/** The value of an answer, for tests that need it to continue. */
function valueOf<T>(answer: Result<T, GatewayFailure>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.error.kind}`);
  return answer.value;
}

const faultIn = (field: string) => ({
  ok: false,
  error: { kind: 'invalid', fields: { [field]: expect.any(String) as string } },
});

/** Contract tests of `OwnPlaylists`. */
export function describeOwnPlaylists(name: string, makeWorld: () => Promise<PlaylistsWorld>): void {
  describe(`${name} as own playlists`, () => {
    let world: PlaylistsWorld;
    let playlists: OwnPlaylists;
    let one = '';
    let two = '';
    let three = '';

    beforeEach(async () => {
      world = await makeWorld();
      ({ playlists } = world);
      [one, two, three] = world.songIds;
    });

    const made = async (...songIds: string[]): Promise<OwnPlaylist> =>
      valueOf(await playlists.create(words('Chiều mưa', songIds)));
    const listed = async (whose = playlists) => valueOf(await whose.list(ALL)).items.map(({ id }) => id);
    const inside = async (id: string) => (await world.entries(id)).map(({ songId }) => songId);
    const entryAt = async (id: string, place: number) => (await world.entries(id))[place]?.id ?? '';

    describeMaking();
    describeEntries();
    describeOthers();

    function describeMaking(): void {
      it('creates a playlist as requested, with its songs in order', async () => {
        const wish = { name: 'Chiều mưa', description: 'Nghe lúc mưa', isPublic: true, songIds: [two, one, two] };
        const playlist = valueOf(await playlists.create(wish));
        const said = { title: 'Chiều mưa', description: 'Nghe lúc mưa', isPublic: true, songCount: 3 };
        expect(playlist).toMatchObject(said);
        expect(await inside(playlist.id)).toEqual([two, one, two]);
        expect(valueOf(await playlists.list(ALL)).items).toEqual([playlist]);
      });

      it('requires a name', async () => {
        expect(await playlists.create(words('  '))).toEqual(faultIn('name'));
        expect(await listed()).toEqual([]);
      });

      it('creates no playlist with an unknown song', async () => {
        expect(await playlists.create(words('Hụt', [one, 'gone']))).toEqual(NOT_FOUND);
        expect(await listed()).toEqual([]);
      });

      it('lists the playlist changed last first, page by page', async () => {
        const first = await made();
        const second = await made();
        const third = await made();
        valueOf(await playlists.add(first.id, [one]));
        expect(await listed()).toEqual([first.id, third.id, second.id]);
        const rest = valueOf(await playlists.list({ page: 2, pageSize: 2 }));
        expect(rest).toMatchObject({ items: [{ id: second.id }], isLast: true, page: 2 });
        const { items, isEnded } = await walkPages((page) => playlists.list(page), 3);
        expect([items.length, isEnded]).toEqual([3, true]);
        expect([3, null]).toContain(rest.totalCount);
      });

      it('changes the given fields and leaves the others unchanged', async () => {
        const { id } = valueOf(await playlists.create({ ...words('Chiều'), description: 'Nghe lúc mưa' }));
        const changed = valueOf(await playlists.change(id, { name: 'Sáng nắng', isPublic: true }));
        expect(changed).toMatchObject({ id, title: 'Sáng nắng', description: 'Nghe lúc mưa', isPublic: true });
        expect(valueOf(await playlists.list(ALL)).items).toEqual([changed]);
      });

      it('refuses an empty new name', async () => {
        const { id } = await made();
        expect(await playlists.change(id, { name: ' ' })).toEqual(faultIn('name'));
        expect(valueOf(await playlists.list(ALL)).items).toMatchObject([{ title: 'Chiều mưa' }]);
      });

      it('shows a picture that is set as the cover, and refuses an SVG file', async () => {
        const before = await made();
        const after = valueOf(await playlists.setCover(before.id, world.picture));
        expect(after.imageUrl).not.toBe(before.imageUrl);
        expect(await playlists.setCover(before.id, NO_PICTURE)).toEqual(faultIn('image'));
        expect(valueOf(await playlists.list(ALL)).items).toMatchObject([{ imageUrl: after.imageUrl }]);
      });

      it('deletes a playlist, and returns not-found for a second deletion', async () => {
        const kept = await made(one);
        const gone = await made(one);
        expect(await playlists.delete(gone.id)).toMatchObject({ ok: true });
        expect(await listed()).toEqual([kept.id]);
        expect(await playlists.delete(gone.id)).toEqual(NOT_FOUND);
      });
    }

    function describeEntries(): void {
      it('adds songs at the end, also songs that the playlist already contains', async () => {
        const { id, version } = await made(one);
        const after = valueOf(await playlists.add(id, [two, one]));
        expect(await inside(id)).toEqual([one, two, one]);
        expect(after.songCount).toBe(3);
        expect(after.version).toBeGreaterThan(version);
      });

      it('creates and extends a playlist with more songs than one call may carry', async () => {
        const many = Array.from({ length: 501 }, () => one);
        const own = valueOf(await playlists.create(words('Dài', many)));
        expect(own.songCount).toBe(501);
        expect(valueOf(await playlists.add(own.id, many)).songCount).toBe(1002);
      });

      it('adds no songs when one of them is unknown', async () => {
        const { id } = await made(one);
        expect(await playlists.add(id, [two, 'gone'])).toEqual(NOT_FOUND);
        expect(await inside(id)).toEqual([one]);
      });

      it('removes one entry, and leaves another entry of the same song', async () => {
        const { id, version } = await made(one, two, one);
        const after = valueOf(await playlists.remove(id, [await entryAt(id, 0)]));
        expect(await inside(id)).toEqual([two, one]);
        expect(after.songCount).toBe(2);
        expect(after.version).toBeGreaterThan(version);
      });

      it('accepts removing an entry that is already gone', async () => {
        const { id } = await made(one, two);
        const entry = await entryAt(id, 0);
        const after = valueOf(await playlists.remove(id, [entry]));
        expect(valueOf(await playlists.remove(id, [entry]))).toEqual(after);
        expect(await inside(id)).toEqual([two]);
      });

      it.each([
        ['to the front', 2, null, [2, 0, 1]],
        ['behind another further down', 0, 1, [1, 0, 2]],
        ['behind another further up', 2, 0, [0, 2, 1]],
        ['to the end', 0, 2, [1, 2, 0]],
      ])('moves an entry %s', async (_where, moved, behind, order) => {
        const ids = [one, two, three];
        const { id, version } = await made(...ids);
        const places = (await world.entries(id)).map((entry) => entry.id);
        const after = behind === null ? null : (places[behind] ?? '');
        const moving = valueOf(await playlists.move(id, places[moved] ?? '', after));
        expect(await inside(id)).toEqual(order.map((place) => ids[place]));
        expect(moving.version).toBeGreaterThan(version);
      });

      it.each([
        ['behind itself', 1, 1],
        ['to where it stands', 1, 0],
        ['to the front when it is there', 0, null],
      ])('changes nothing when an entry is moved %s', async (_where, moved, behind) => {
        const { id, version } = await made(one, two, three);
        const places = (await world.entries(id)).map((entry) => entry.id);
        const after = behind === null ? null : (places[behind] ?? '');
        const same: PlaylistVersion = { version, songCount: 3 };
        expect(valueOf(await playlists.move(id, places[moved] ?? '', after))).toEqual(same);
        expect(await inside(id)).toEqual([one, two, three]);
      });

      it('returns not-found when the moved entry, or the entry to move it behind, is gone', async () => {
        const { id } = await made(one, two);
        const first = await entryAt(id, 0);
        const second = await entryAt(id, 1);
        valueOf(await playlists.remove(id, [second]));
        expect(await playlists.move(id, second, null)).toEqual(NOT_FOUND);
        expect(await playlists.move(id, first, second)).toEqual(NOT_FOUND);
      });

      it('has every entry in one order after several devices changed the playlist at once', async () => {
        const { id } = await made(one, two, three);
        const [first, second, third] = (await world.entries(id)).map((entry) => entry.id);
        await Promise.all([
          playlists.move(id, third ?? '', null),
          playlists.move(id, first ?? '', third ?? ''),
          playlists.move(id, second ?? '', null),
          playlists.add(id, [one]),
        ]);
        const after = await world.entries(id);
        expect(after.map((entry) => entry.id)).toEqual(expect.arrayContaining([first, second, third]));
        expect(after.map(({ songId }) => songId).toSorted()).toEqual([one, one, two, three].toSorted());
      });
    }

    function describeOthers(): void {
      const callsOn = (whose: OwnPlaylists, id: string, entry: string) => [
        () => whose.change(id, { name: 'Của tôi' }),
        () => whose.setCover(id, world.picture),
        () => whose.add(id, [two]),
        () => whose.remove(id, [entry]),
        () => whose.move(id, entry, null),
        () => whose.delete(id),
      ];
      const kindsOf = async (calls: readonly (() => Promise<Result<unknown, GatewayFailure>>)[]) =>
        (await Promise.all(calls.map((call) => call()))).map((answer) => (answer.ok ? 'done' : answer.error.kind));

      it("returns not-found for every change to another listener's playlist, even a public one", async () => {
        const { id } = await made(one);
        valueOf(await playlists.change(id, { isPublic: true }));
        const calls = callsOn(world.others, id, await entryAt(id, 0));
        expect(await kindsOf(calls)).toEqual(calls.map(() => 'not-found'));
        expect(await listed(world.others)).toEqual([]);
        expect(valueOf(await playlists.list(ALL)).items).toMatchObject([{ id, title: 'Chiều mưa', songCount: 1 }]);
      });

      it('refuses every call without an account', async () => {
        const { id } = await made(one);
        const calls = [
          () => world.nobodys.list(ALL),
          () => world.nobodys.create(words('Chiều')),
          ...callsOn(world.nobodys, id, await entryAt(id, 0)),
        ];
        expect(await kindsOf(calls)).toEqual(calls.map(() => 'unauthenticated'));
        expect(await inside(id)).toEqual([one]);
      });
    }
  });
}
