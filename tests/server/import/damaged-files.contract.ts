import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { ImportJob } from '../../../server/domain/import/import-job';
import { damageFile, seededRandom } from '../../support/fixtures/damage-file';
import { encodeTrack } from '../../support/fixtures/encode-track';
import { fixtureFfmpeg } from '../../support/fixtures/fixture-ffmpeg';
import { LIBRARY_TRACKS, type Encoding } from '../../support/fixtures/library-tracks';
import { importInThread } from '../../support/server/import-in-thread';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const SEED = 20_240_229;
const ENDINGS: Readonly<Record<Encoding, string>> = {
  'mp3-cbr': 'mp3',
  'mp3-vbr': 'mp3',
  m4a: 'm4a',
  flac: 'flac',
  ogg: 'ogg',
  opus: 'opus',
  wav: 'wav',
  mp4: 'mp4',
  webm: 'webm',
  mkv: 'mkv',
};
// No two names differ only in the extension: otherwise a video would belong to the other file.
const nameOf = (encoding: string, ending: string): string => `${encoding}.${ending}`;
const ORIGINALS = Object.entries(ENDINGS).map(([encoding, ending]) => nameOf(encoding, ending));

/** The real import of ten intact files and this many damaged copies of them. The test title contains the seed of the damage. */
export function describeDamagedFiles(mutations: number): void {
  describe(`an import of ten real files and ${mutations} damaged copies of them, seed ${SEED}`, () => {
    const { db } = withTestDatabase();
    const folder = withTemporaryFolder();
    const music = (...names: string[]) => folder('music', ...names);

    async function makeOriginals(): Promise<void> {
      const ffmpeg = await fixtureFfmpeg();
      await mkdir(music('whole'), { recursive: true });
      for (const [encoding, ending] of Object.entries(ENDINGS)) {
        const track = LIBRARY_TRACKS.find((each) => each.encoding === encoding && each.untagged !== true);
        if (track === undefined) throw new Error(`no track is encoded as ${encoding}`);
        await encodeTrack(ffmpeg, { ...track, seconds: 2 }, music('whole', nameOf(encoding, ending)));
      }
    }

    async function writeDamaged(): Promise<void> {
      const random = seededRandom(SEED);
      await mkdir(music('damaged'), { recursive: true });
      const originals = await Promise.all(ORIGINALS.map((name) => readFile(music('whole', name))));
      for (let at = 0; at < mutations; at += 1) {
        const which = at % originals.length;
        const name = `${at} ${ORIGINALS[which] ?? ''}`;
        await writeFile(music('damaged', name), damageFile(originals[which] ?? Buffer.alloc(0), random));
      }
    }

    const storedPaths = async () => {
      const songs = await db().selectFrom('media_files').select('path').execute();
      const clips = await db().selectFrom('short_videos').select('path').execute();
      return [...songs, ...clips].map(({ path }) => path);
    };

    let job: ImportJob;

    beforeAll(async () => {
      await mkdir(folder('pictures'));
      await makeOriginals();
      await writeDamaged();
      job = await importInThread(db(), { music: music(), pictures: folder('pictures') });
    }, 4 * MINUTE);

    it('finishes like any other import', () => {
      expect(job).toMatchObject({ state: 'finished', failure: null, found: mutations + 10, processed: mutations + 10 });
    });

    it('imports every intact file', async () => {
      expect(await storedPaths()).toEqual(expect.arrayContaining(ORIGINALS.map((name) => `whole/${name}`)));
    });

    it('imports or reports each damaged file', async () => {
      const refused = await refusedFiles(db());
      const paths = new Set([...(await storedPaths()), ...refused.map(({ path }) => path)]);
      expect(paths.size).toBe(mutations + 10);
      expect(refused).toHaveLength(job.refused);
      expect(job.refused).toBeGreaterThan(mutations / 10);
    });

    it('passes nothing to the database that the database has to refuse', async () => {
      const refused = await refusedFiles(db());
      expect(refused.filter(({ reason }) => reason === 'not-stored')).toEqual([]);
    });
  });
}
