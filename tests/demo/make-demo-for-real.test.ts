import { readdir, readFile } from 'node:fs/promises';
import { MakeDemo } from '../../demo-studio/making/make-demo';
import { WorkerPieceMaker } from '../../demo-studio/threads/worker-piece-maker';
import { DemoPlace } from '../../demo-studio/encoding/demo-place';
import { workerEntry } from '../../server/infrastructure/shared/worker-entry';
import { systemClock } from '../../server/infrastructure/system/system-clock';
import { aDemoPlan } from '../support/builders/a-demo-plan';
import { toolBox } from '../support/server/both-ffmpegs';
import { importFolder } from '../support/server/import-folder';
import { silentLogger } from '../support/server/silent-logger';
import { withTemporaryFolder } from '../support/server/temporary-folder';
import { withTestDatabase } from '../support/server/test-database';

const MINUTE = 60_000;
const WORKER = 'demo-studio/threads/make-demo.worker.ts';
const PLAN = aDemoPlan({ songs: 2, films: 0 });

const { db } = withTestDatabase();
const folder = withTemporaryFolder();
jest.setTimeout(5 * MINUTE);

async function demoIn(name: string, onStart: (made: number) => unknown = () => undefined) {
  const root = folder(name);
  const { ffmpeg } = await toolBox('the ffmpeg in use');
  const workerData = { folder: root, ffmpeg: ffmpeg.path };
  const maker = new WorkerPieceMaker({
    entry: workerEntry(WORKER),
    workerData,
    widths: { picture: 1, song: 1, film: 1, clip: 1 },
  });
  const place = new DemoPlace(root);
  const tools = { maker, folder: place, takeIn: async () => undefined, clock: systemClock, log: silentLogger };
  const demo = new MakeDemo(PLAN, tools, {
    onProgress: ({ made, current }) => current?.kind === 'song' && onStart(made),
  });
  return { demo, place };
}

async function bytesOf(place: DemoPlace): Promise<ReadonlyMap<string, Buffer>> {
  const names = [...(await place.made())].sort();
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(place.placeOf(name))] as const)));
}

describe('a small demo, made with the real tools', () => {
  it('has the same bytes whether it is made at once or stopped inside a song and resumed', async () => {
    const once = await demoIn('once');
    await once.demo.execute();

    const begun = await demoIn('twice', (made) => made === 1 && setImmediate(() => void begun.demo.stop()));
    await begun.demo.execute();
    const firstHalf = await bytesOf(begun.place);
    const rest = await demoIn('twice');
    await rest.demo.execute();

    const whole = await bytesOf(once.place);
    const resumed = await bytesOf(rest.place);
    expect([firstHalf.size, whole.size]).toEqual([2, PLAN.length]);
    expect([...resumed]).toEqual([...whole]);
    expect(await readdir(folder('twice', 'unfinished'))).toEqual([]);
  });

  it('is imported like any music: tags, cover, length, sound', async () => {
    const job = await importFolder(db(), folder('once', 'library'), folder('pictures'));
    expect(job).toMatchObject({ state: 'finished', added: 2, refused: 0 });
    const songs = await db().selectFrom('songs').selectAll().orderBy('track_number').execute();
    expect(songs).toMatchObject([
      { title: 'Song 1', track_number: 1, year: 2026, genre: 'Folk', has_video: false },
      { title: 'Song 2', track_number: 2, year: 2026, genre: 'Folk', has_video: false },
    ]);
    expect(songs.every(({ image_id, duration_ms }) => image_id !== null && duration_ms > 50_000)).toBe(true);
    expect(songs[0]?.audio).toMatchObject({ codec: 'aac', sampleRate: 44_100, channels: 2 });
  });
});
