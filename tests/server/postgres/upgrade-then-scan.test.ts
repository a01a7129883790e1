import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { FileMediaBytes } from '../../../server/infrastructure/files/file-media-bytes';
import { migrate } from '../../../server/infrastructure/postgres/migrate';
import { readMigrations } from '../../../server/infrastructure/postgres/migrations';
import { id3Texts, mpegSound } from '../../support/builders/mpeg-file';
import { importInThread } from '../../support/server/import-in-thread';
import { Seed } from '../../support/server/seed';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';

const MINUTE = 60_000;
/** The last schema in which a song was identified by the path of its file. */
const BEFORE = 14;
const TITLES = ['Một', 'Hai', 'Ba', 'Bốn', 'Năm'] as const;

/** The data that listeners and admins attached to songs: each row alone, without its row number. */
const MADE = [
  'SELECT account_id, song_id, liked_at FROM liked_songs ORDER BY 2',
  'SELECT playlist_id, song_id, position, added_at FROM playlist_songs ORDER BY 1, 3',
  'SELECT event_id, song_id, played_ms, counted, played_at FROM plays ORDER BY 1',
  'SELECT account_id, song_id, heard_at, times FROM heard_songs ORDER BY 2',
  'SELECT song_id, edits FROM song_edits ORDER BY 1',
  'SELECT account_id, album_id FROM saved_collections ORDER BY 2',
  'SELECT account_id, artist_id FROM followed_artists ORDER BY 2',
];

describe('a library of the version that identified songs by their file paths', () => {
  const database = withTestDatabase({ migrated: false });
  const folder = withTemporaryFolder();
  const music = (...names: string[]) => folder('music', ...names);
  const rowsOf = async (query: string) => {
    const { rows } = await sql.raw<Readonly<Record<string, unknown>>>(query).execute(database.db());
    return rows;
  };
  const made = () => Promise.all(MADE.map(rowsOf));
  const put = (name: string, title: string, sound = title) =>
    writeFile(music(name), Buffer.concat([id3Texts({ TIT2: title, TPE1: 'Hạ Vy', TALB: 'Bờ' }), mpegSound(sound)]));

  /** Records a file as that version did. */
  async function note(name: string, songId: string): Promise<void> {
    const media = await new FileMediaBytes(music()).open(name);
    const fingerprint = await media?.fingerprint();
    const { size, mtimeMs } = await stat(music(name));
    await media?.close();
    await sql`INSERT INTO media_files (path, song_id, size, mtime_ms, fingerprint)
      VALUES (${name}, ${songId}, ${size}, ${Math.floor(mtimeMs)}, ${fingerprint})`.execute(database.db());
  }

  it(
    'retains every id and everything that refers to it through the upgrade and the first scan',
    async () => {
      const migrations = await readMigrations();
      await migrate(database.connection(), migrations.slice(0, BEFORE));
      for (const name of ['music', 'pictures']) await mkdir(folder(name));
      const seed = new Seed(() => database.db());
      const artist = await seed.artist('Hạ Vy', { name_key: 'hạ vy' });
      const album = await seed.album('Bờ', artist, { title_key: 'bờ' });
      const ids: string[] = [];
      for (const [index, title] of TITLES.entries()) {
        await put(`${index}.mp3`, title);
        ids.push(await seed.song(title, [artist], { album_id: album, duration_ms: 2_000 }));
        await note(`${index}.mp3`, String(ids[index]));
        await seed.play(String(ids[index]));
      }
      await seed.account('vy');
      await seed.playlist({ name: 'Đêm', owner_id: 'vy' }, [...ids, String(ids[0])]);
      await rowsOf(`INSERT INTO liked_songs (account_id, song_id) SELECT 'vy', id FROM songs`);
      await rowsOf(`INSERT INTO heard_songs (account_id, song_id, times) SELECT 'vy', id, 3 FROM songs`);
      await rowsOf(`INSERT INTO saved_collections (account_id, kind, album_id) VALUES ('vy', 'album', '${album}')`);
      await rowsOf(`INSERT INTO followed_artists (account_id, artist_id) VALUES ('vy', '${artist}')`);
      await rowsOf(`INSERT INTO song_edits (song_id, told, told_folded, edits)
        VALUES ('${ids[1]}', '{"title": "Hai"}', 'hai', '{"title": "Hai (mới)"}')`);
      const before = await made();
      expect(before.filter((rows) => rows.length === 0)).toEqual([]);

      expect(await migrate(database.connection(), migrations)).toMatchObject({ ok: true });
      expect(await made()).toEqual(before);

      await rename(music('0.mp3'), music('moved.mp3'));
      await put('2.mp3', 'Ba, sửa lại', 'Ba');
      await rm(music('3.mp3'));
      const scan = () => importInThread(database.db(), { music: music(), pictures: folder('pictures') });
      expect(await scan()).toMatchObject({ moved: 1, changed: 1, removed: 1, added: 0 });
      const places = await rowsOf('SELECT path, song_id, presence FROM media_files');
      expect(Object.fromEntries(places.map((row) => [row['song_id'], [row['path'], row['presence']]]))).toEqual({
        [String(ids[0])]: ['moved.mp3', 'here'],
        [String(ids[1])]: ['1.mp3', 'here'],
        [String(ids[2])]: ['2.mp3', 'here'],
        [String(ids[3])]: ['3.mp3', 'away'],
        [String(ids[4])]: ['4.mp3', 'here'],
      });
      expect(await made()).toEqual(before);
      await put('3.mp3', 'Bốn');
      expect(await scan()).toMatchObject({ added: 0, unchanged: 4 });
      expect(await rowsOf("SELECT song_id FROM media_files WHERE presence <> 'here'")).toEqual([]);
      expect(await made()).toEqual(before);
    },
    MINUTE,
  );
});
