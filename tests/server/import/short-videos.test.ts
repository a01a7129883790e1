import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { EncodingSlots } from '../../../server/application/media/encoding-slots';
import { ClipSources } from '../../../server/application/media/clip-sources';
import { MakePosters } from '../../../server/application/media/make-posters';
import { FfmpegPosterMaker } from '../../../server/infrastructure/ffmpeg/ffmpeg-poster-maker';
import { FilePictureStore } from '../../../server/infrastructure/images/file-picture-store';
import { AtomicFileStore } from '../../../server/infrastructure/images/atomic-file-store';
import { PostgresFaultyFiles } from '../../../server/infrastructure/postgres/media/postgres-faulty-files';
import { PostgresShortVideoStore } from '../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { registerCaptions } from '../../../server/presentation/http/media/register-captions';
import { drawCover } from '../../support/fixtures/draw-cover';
import { makeClip } from '../../support/fixtures/make-clip';
import { makeLibrary } from '../../support/fixtures/make-library';
import { bareApp } from '../../support/server/bare-app';
import { FFMPEGS, toolBox } from '../../support/server/both-ffmpegs';
import { importFolder } from '../../support/server/import-folder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { refusedFiles, reservedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const SONG = 'Quarter Past Rain.m4a';
const CAPTIONS = 'WEBVTT\n\n00:00.500 --> 00:02.000\nMưa\n';
const UPRIGHT = { width: 180, height: 320, seconds: 3 };
const { db } = withTestDatabase();
const folder = withTemporaryFolder();
const music = (...names: string[]) => folder('music', ...names);
const importOnce = () => importFolder(db(), music(), folder('pictures'));
const store = () => new PostgresShortVideoStore(db(), new CryptoIdSource(), 'own');

const clips = () => db().selectFrom('short_videos').selectAll().orderBy('path').execute();
const clipAt = async (place: string) => (await clips()).find((clip) => clip.path === place)!;
const onlySong = () => db().selectFrom('songs').selectAll().executeTakeFirstOrThrow();
const leadArtist = async () => (await onlySong()).lead_artist;

beforeAll(async () => {
  await mkdir(folder('pictures'));
  await mkdir(music());
  await cp(path.join(await makeLibrary(), SONG), music(SONG));
  await importOnce();
  const tags = { title: (await onlySong()).title, artist: await leadArtist(), comment: 'Mưa #mua [0:01-0:04]' };
  await makeClip(music('clips', 'rain.mp4'), { ...UPRIGHT, tags });
  await writeFile(music('clips', 'rain.vtt'), CAPTIONS);
  await writeFile(music('clips', 'rain.jpg'), await drawCover(200, 'jpeg'));
  await makeClip(music('shorts', 'Wide One.mp4'), { width: 320, height: 180, seconds: 2 });
  await makeClip(music('shorts', 'Too Long.mp4'), { width: 64, height: 64, seconds: 181 });
}, 3 * MINUTE);

describe('short videos in the media folder', () => {
  it(
    'are upright videos and videos in a shorts folder; videos that are too long are reported',
    async () => {
      expect(await importOnce()).toMatchObject({ added: 2, unchanged: 1, refused: 1, found: 4 });
      expect((await clips()).map((clip) => clip.path)).toEqual(['clips/rain.mp4', 'shorts/Wide One.mp4']);
      const refused = await refusedFiles(db());
      expect(refused).toEqual([{ path: 'shorts/Too Long.mp4', reason: 'too-long' }]);
    },
    MINUTE,
  );

  it('have the facts of their tags, the captions and the poster beside them, and the song that they use', async () => {
    const clip = await clipAt('clips/rain.mp4');
    const { id } = await onlySong();
    expect(clip).toMatchObject({ caption: 'Mưa #mua', captions: CAPTIONS, song_id: id });
    expect([clip.song_from_ms, clip.song_to_ms]).toEqual([1_000, 4_000]);
    expect(clip.video).toMatchObject({ codec: 'h264', width: 180, height: 320 });
    expect(clip.duration_ms).toBeGreaterThanOrEqual(2_900);
    expect(clip.image_id).not.toBeNull();
  });

  it('without tags are named after their file, and use no song', async () => {
    const clip = await clipAt('shorts/Wide One.mp4');
    expect(clip).toMatchObject({ caption: 'Wide One', captions: null, song_id: null, image_id: null });
  });

  it('are not read again while they and the files beside them are unchanged', async () => {
    expect(await importOnce()).toMatchObject({ unchanged: 3, changed: 0, refused: 1 });
  });

  describe.each(FFMPEGS)('without a poster, with %s,', (which) => {
    it(
      'get a poster from their beginning',
      async () => {
        const { id } = await clipAt('shorts/Wide One.mp4');
        await db().updateTable('short_videos').set({ image_id: null }).where('id', '=', id).execute();
        const sources = new ClipSources({ find: async () => undefined }, store(), (file) => music(file));
        const pictures = new FilePictureStore(new AtomicFileStore({ root: folder('pictures'), isDurable: true }));
        const tools = { clips: store(), posters: new FfmpegPosterMaker(await toolBox(which)), pictures };
        const posters = new MakePosters(sources, { ...tools, slots: new EncodingSlots() });
        expect(await posters.next()).toBe(id);
        await posters.execute(id);
        const poster = await db()
          .selectFrom('images')
          .innerJoin('short_videos', 'short_videos.image_id', 'images.id')
          .select(['images.width', 'images.height'])
          .where('short_videos.id', '=', id)
          .executeTakeFirstOrThrow();
        expect(poster.width / poster.height).toBeCloseTo(320 / 180, 2);
        expect(await posters.next()).toBeUndefined();
      },
      MINUTE,
    );
  });

  it('serve their captions only at the address of their current revision', async () => {
    const { id, revision } = await clipAt('clips/rain.mp4');
    const app = bareApp();
    registerCaptions(app, store());
    const [there, other, nobody] = await Promise.all(
      [`${id}-${revision}1`, `${id}-othername1`, `nobody-${revision}1`].map((key) =>
        app.inject({ url: `/media/s/${key}/captions.vtt` }),
      ),
    );
    await app.close();
    expect([there?.statusCode, other?.statusCode, nobody?.statusCode]).toEqual([200, 404, 404]);
    expect(there?.body).toBe(CAPTIONS);
    expect(there?.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
  });

  it(
    'retain their id when they move, and get new addresses with new captions',
    async () => {
      const before = await clipAt('clips/rain.mp4');
      await rename(music('clips'), music('moved'));
      await writeFile(music('moved', 'rain.vtt'), CAPTIONS.replace('Mưa', 'Nắng'));
      expect(await importOnce()).toMatchObject({ moved: 1, added: 0, removed: 0 });
      const after = await clipAt('moved/rain.mp4');
      expect(after).toMatchObject({ id: before.id, song_id: before.song_id });
      expect(after.captions).toContain('Nắng');
      expect(after.revision).not.toBe(before.revision);
    },
    MINUTE,
  );

  it(
    'lose their song when its file is deleted, and are linked again when the file returns',
    async () => {
      const song = await readFile(music(SONG));
      await rm(music(SONG));
      await importOnce();
      expect(await clipAt('moved/rain.mp4')).toMatchObject({ song_id: null, song_from_ms: null });
      await writeFile(music(SONG), song);
      await importOnce();
      expect(await clipAt('moved/rain.mp4')).toMatchObject({ song_id: (await onlySong()).id, song_from_ms: 1_000 });
    },
    MINUTE,
  );

  it(
    'are reported, and remain, when they cannot be decoded completely, until their file changes',
    async () => {
      const { id } = await clipAt('moved/rain.mp4');
      await new PostgresFaultyFiles(db()).noteUndecodable(id, 'video');
      const undecodable = { path: 'moved/rain.mp4', reservations: ['sound'], video: null };
      expect(await reservedFiles(db())).toContainEqual(undecodable);
      expect(await importOnce()).toMatchObject({ unchanged: 3, changed: 0 });
      expect(await reservedFiles(db())).toContainEqual(undecodable);
      expect((await clipAt('moved/rain.mp4')).id).toBe(id);
      await makeClip(music('moved', 'rain.mp4'), { ...UPRIGHT, seconds: 4 });
      expect(await importOnce()).toMatchObject({ changed: 1 });
      expect(await reservedFiles(db())).not.toContainEqual(undecodable);
      expect((await clipAt('moved/rain.mp4')).id).toBe(id);
    },
    MINUTE,
  );

  it(
    'are hidden while their file is missing or something else, and return with their file',
    async () => {
      const { id } = await clipAt('moved/rain.mp4');
      const film = path.join(await makeLibrary(), 'Tổ Ong/Đèn Lồng Giữa Dòng.mp4');
      await cp(film, music('moved', 'rain.mp4'));
      expect(await importOnce()).toMatchObject({ added: 1, removed: 1 });
      expect((await clips()).map((clip) => clip.path)).toEqual(['shorts/Wide One.mp4']);
      await makeClip(music('moved', 'rain.mp4'), UPRIGHT);
      expect(await importOnce()).toMatchObject({ added: 0, changed: 1, removed: 1 });
      expect((await clipAt('moved/rain.mp4')).id).toBe(id);
      expect(await db().selectFrom('songs').select('id').execute()).toHaveLength(1);
      await rm(music('shorts'), { recursive: true });
      expect(await importOnce()).toMatchObject({ removed: 1 });
      expect((await clips()).map((clip) => clip.path)).toEqual(['moved/rain.mp4']);
    },
    2 * MINUTE,
  );
});
