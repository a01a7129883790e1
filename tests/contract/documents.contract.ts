import type { Documents } from '../../src/domain/documents/documents.port';

/** Two devices of one account that has not written anything yet, one of another account, and one without an account. */
export interface DocumentsWorld {
  readonly one: Documents;
  readonly other: Documents;
  readonly stranger: Documents;
}

const ROOM = 30_000;

/** Contract tests of `Documents` of an account. */
export function describeDocuments(name: string, makeWorld: () => Promise<DocumentsWorld>): void {
  describe(`${name} as the documents of an account`, () => {
    let world: DocumentsWorld;

    beforeEach(async () => {
      world = await makeWorld();
    });

    const read = async (by: Documents) => (await by.read('queue')) as { value?: unknown };

    it('returns an empty document at revision 0 at first', async () => {
      expect(await read(world.one)).toEqual({ ok: true, value: { revision: 0, body: null } });
    });

    it('stores a document for every device of the account, and for no other account', async () => {
      const body = JSON.stringify({ text: 'Sương "Sớm" \\ 💿', nested: [{ a: null }] });
      const answer = await world.one.write('queue', body, 0);
      expect(answer).toEqual({ ok: true, value: { isStored: true, document: { revision: 1, body } } });
      expect(await read(world.other)).toEqual({ ok: true, value: { revision: 1, body } });
      expect(await read(world.stranger)).toEqual({ ok: true, value: { revision: 0, body: null } });
      expect(await world.one.read('settings')).toEqual({ ok: true, value: { revision: 0, body: null } });
    });

    it('refuses to overwrite a revision that the writer has not read, and returns the stored document', async () => {
      await world.one.write('queue', 'first', 0);
      const document = { revision: 1, body: 'first' };
      expect(await world.other.write('queue', 'second', 0)).toEqual({ ok: true, value: { isStored: false, document } });
      await world.other.write('queue', 'second', 1);
      const late = await world.one.write('queue', 'third', 1);
      expect(late).toEqual({ ok: true, value: { isStored: false, document: { revision: 2, body: 'second' } } });
    });

    it('stores one of several documents that are written at the same moment', async () => {
      const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
      const answers = await Promise.all(
        texts.map((text, place) => (place % 2 === 0 ? world.one : world.other).write('queue', text, 0)),
      );
      const kept = answers.filter((answer) => answer.ok && answer.value.isStored);
      expect(kept).toHaveLength(1);
      expect(await read(world.one)).toEqual({
        ok: true,
        value: kept.map((answer) => answer.ok && answer.value.document)[0],
      });
    });

    it('stores a document of 30,000 characters', async () => {
      const body = 'á'.repeat(ROOM);
      await world.one.write('queue', body, 0);
      expect(await read(world.one)).toEqual({ ok: true, value: { revision: 1, body } });
    });
  });
}
