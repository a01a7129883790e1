import { mkdir, rm } from 'node:fs/promises';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { LibraryStore } from '../../../server/domain/import/library-store.port';
import { PostgresAnnotatedSongs } from '../../../server/infrastructure/postgres/library/postgres-annotated-songs';
import { PostgresLikedSongs } from '../../../server/infrastructure/postgres/library/postgres-liked-songs';
import { FolderOracle, type SongKnown } from '../../support/history/folder-oracle';
import { aFolderTurn, type FolderTurn } from '../../support/history/folder-steps';
import { ModelFolder } from '../../support/history/model-folder';
import { RealFolder } from '../../support/history/real-folder';
import { RunDied } from '../../support/history/run-died';
import { importInThread } from '../../support/server/import-in-thread';
import { refusedFiles } from '../../support/server/named-files';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE = 60_000;
const A_LIFE = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.array(aFolderTurn, { minLength: 1, maxLength: 5 }));

/** A library that the import can no longer reach after this many songs. */
function dyingAfter(library: LibraryStore, songs: number): LibraryStore {
  let left = songs;
  return {
    known: () => library.known(),
    async commit(batch) {
      for (const song of batch.songs) {
        if (left === 0) throw new RunDied();
        left -= 1;
        await library.commit({ songs: [song], refused: [] });
      }
      return library.commit({ songs: [], refused: batch.refused });
    },
    markAway: (ids) => library.markAway(ids),
    markRefused: (rows) => library.markRefused(rows),
    forgetLeftOut: (paths) => library.forgetLeftOut(paths),
    removeOrphans: () => library.removeOrphans(),
  };
}

/**
 * This many random histories of a real folder, each scanned repeatedly by the real import into a real database: every like, every
 * place in a playlist and every play stays with the right sound.
 */
export function describeRealFolderHistories(lives: number): void {
  describe('likes, playlist entries and plays', () => {
    const { db } = withTestDatabase();
    const folder = withTemporaryFolder();
    const places = () => ({ music: folder('music'), pictures: folder('pictures') });

    const songs = async (): Promise<readonly (SongKnown & { readonly sound: string })[]> => {
      const { rows } = await sql<SongKnown & { sound: string }>`
        SELECT s.id, f.path, s.presence, s.title, f.sound FROM all_songs s JOIN media_files f ON f.song_id = s.id
        ORDER BY s.created_at, s.id`.execute(db());
      return rows;
    };
    const made = async (): Promise<readonly string[]> => {
      const { rows } = await sql<{ what: string }>`
        SELECT 'like ' || song_id AS what FROM liked_songs UNION ALL SELECT 'place ' || song_id FROM playlist_songs
        UNION ALL SELECT 'play ' || song_id FROM plays ORDER BY 1`.execute(db());
      return rows.map(({ what }) => what);
    };

    /** Adds a playlist entry and a play for every new song, and likes every second one. */
    async function love(known: ReadonlySet<string>): Promise<readonly string[]> {
      const fresh = (await songs()).map(({ id }) => id).filter((id) => !known.has(id));
      await sql`INSERT INTO liked_songs (account_id, song_id) SELECT 'vy', id FROM unnest(${fresh}::text[]) WITH ORDINALITY AS g (id, n) WHERE (${known.size}::integer + n) % 2 = 0`.execute(
        db(),
      );
      await sql`INSERT INTO playlist_songs (playlist_id, song_id, position)
        SELECT 'own', id, ${known.size}::integer + n FROM unnest(${fresh}::text[]) WITH ORDINALITY AS g (id, n)`.execute(
        db(),
      );
      await sql`INSERT INTO plays (event_id, song_id, device_id, played_ms, counted)
        SELECT id, id, 'anonymous', 60000, true FROM unnest(${fresh}::text[]) AS g (id)`.execute(db());
      return fresh;
    }

    /** If an absent liked song has the same sound as present songs, one of those shows its heart. */
    async function checkHearts(): Promise<void> {
      const known = await songs();
      const here = known.filter(({ presence }) => presence === 'here');
      const hearts = await new PostgresAnnotatedSongs(db()).annotationsAmong(
        'vy',
        here.map(({ id }) => id),
      );
      const liked = new Set(await new PostgresLikedSongs(db()).list('vy', { offset: 0, limit: 1_000 }));
      for (const { sound } of known.filter(({ id }) => liked.has(id))) {
        const alike = here.filter((each) => each.sound === sound);
        expect(alike.length === 0 || alike.some(({ id }) => hearts.has(id))).toBe(true);
      }
    }

    async function live(beginnings: number, turns: readonly FolderTurn[]): Promise<void> {
      const model = new ModelFolder();
      const real = new RealFolder(folder('music'), folder('elsewhere'));
      const oracle = new FolderOracle(model);
      const known = new Set<string>();
      const scan = async (diesAfter: number | null): Promise<void> => {
        await real.follow(model);
        const files = new Map(model.visible());
        if (files.size === 0) return;
        oracle.begin(files);
        const before = await made();
        const through = (library: LibraryStore) => (diesAfter === null ? library : dyingAfter(library, diesAfter));
        const job = await importInThread(db(), places(), { through });
        oracle.note(await songs(), files);
        expect(await made()).toEqual(before);
        const isWhole = job.state === 'finished';
        expect({ isWhole, diesAfter }).not.toEqual({ isWhole: false, diesAfter: null });
        if (isWhole) {
          oracle.check(await songs(), files);
          await checkHearts();
          expect(await refusedFiles(db())).toHaveLength(job.refused);
        }
        for (const id of await love(known)) known.add(id);
      };
      for (let at = 0; at < beginnings; at += 1) model.do({ does: 'add', which: 0, where: at * 7 });
      await scan(null);
      for (const { steps, diesAfter } of turns) {
        for (const step of steps) model.do(step);
        await scan(diesAfter);
      }
      await scan(null);
    }

    async function begin(): Promise<void> {
      for (const table of ['playlists', 'all_songs', 'albums', 'artists', 'refused_files', 'accounts'] as const) {
        await db().deleteFrom(table).execute();
      }
      for (const name of ['music', 'pictures', 'elsewhere']) {
        await rm(folder(name), { recursive: true, force: true });
        await mkdir(folder(name));
      }
      await new Seed(db).account('vy');
      await new Seed(db).playlist({ id: 'own', name: 'Của tôi', owner_id: 'vy' }, []);
    }

    it(
      `stay on the right sound through ${lives} random histories of a real folder`,
      async () => {
        const property = fc.asyncProperty(A_LIFE, ([beginnings, turns]) => live(beginnings, turns));
        await fc.assert(property.beforeEach(begin), { numRuns: lives });
      },
      10 * MINUTE,
    );
  });
}
