import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { renditionOf } from '../../../server/domain/media/rendition';
import { FfmpegRenditionEncoder } from '../../../server/infrastructure/ffmpeg/ffmpeg-rendition-encoder';
import { PostgresSongCatalogue } from '../../../server/infrastructure/postgres/catalogue/postgres-song-catalogue';
import { PostgresMediaSources } from '../../../server/infrastructure/postgres/media/postgres-media-sources';
import { drawCover } from '../../support/fixtures/draw-cover';
import { makeClip } from '../../support/fixtures/make-clip';
import { makeLibrary } from '../../support/fixtures/make-library';
import { toolBox } from '../../support/server/both-ffmpegs';
import { importFolder } from '../../support/server/import-folder';
import { withTemporaryFolder } from '../../support/server/temporary-folder';
import { withTestDatabase } from '../../support/server/test-database';
import { reservedFiles } from '../../support/server/named-files';

const MINUTE = 60_000;
const SOUND = 'Quarter Past Rain.m4a';
const FILM = 'Tổ Ong/Đèn Lồng Giữa Dòng.mp4';
const SONG = 'Hạ Vy/Bờ Bên Kia/01 Sóng Đêm';
const { db } = withTestDatabase();
const folder = withTemporaryFolder();
const music = (...names: string[]) => folder('music', ...names);
const importOnce = () => importFolder(db(), music(), folder('pictures'));

const fixture = async (name: string) => readFile(path.join(await makeLibrary(), name));
const webp = async (hue: number) =>
  sharp(await drawCover(hue, 'png'))
    .webp()
    .toBuffer();
const onlySong = () => db().selectFrom('songs').selectAll().executeTakeFirstOrThrow();
const sourceOf = (songId: string, kind: 'audio' | 'video') =>
  new PostgresMediaSources(db(), { own: music() }).find(songId, kind);
const unusable = async () => (await reservedFiles(db())).flatMap(({ video }) => video ?? []);

beforeAll(async () => {
  await mkdir(folder('pictures'));
  await mkdir(path.dirname(music(SONG)), { recursive: true });
  await cp(path.join(await makeLibrary(), SOUND), music(`${SONG}.m4a`));
  await importOnce();
}, 2 * MINUTE);

describe('a video beside a song', () => {
  it(
    'becomes its music video under the same id, while the sound and its addresses stay the same',
    async () => {
      const before = await onlySong();
      await cp(
        path.join(await makeLibrary(), FILM),
        path.join(path.dirname(music(SONG)), '01 SÓNG ĐÊM.mp4'.normalize('NFD')),
      );
      expect(await importOnce()).toMatchObject({ changed: 1, added: 0, found: 1, refused: 0 });
      const after = await onlySong();
      expect(after).toMatchObject({ id: before.id, has_video: true, revision: before.revision, audio: before.audio });
      expect(after.video).toMatchObject({ codec: 'h264' });
    },
    MINUTE,
  );

  it('is the source of the video renditions, while the sound file is the source of the sound', async () => {
    const { id, revision } = await onlySong();
    const sound = await sourceOf(id, 'audio');
    const film = await sourceOf(id, 'video');
    expect(sound).toMatchObject({ path: music(`${SONG}.m4a`), revision, video: null });
    expect(path.extname(film?.path ?? '')).toBe('.mp4');
    expect(film?.video).toMatchObject({ codec: 'h264' });
    expect(film?.revision).not.toBe(revision);
    const details = await new PostgresSongCatalogue(db()).details(id);
    expect(details).toMatchObject({
      media: { songId: id, revision },
      videoMedia: { revision: film?.revision },
      hasVideo: true,
    });
  });

  it(
    'is encoded with its own sound, from its own file, at its own length',
    async () => {
      const film = (await sourceOf((await onlySong()).id, 'video'))!;
      const key = { songId: film.songId, revision: film.revision };
      const rendition = renditionOf({ kind: 'video', key, rung: 360 }, film)!;
      const names: string[] = [];
      const order = { rendition, from: 0, urgency: 'listener-waits', signal: new AbortController().signal } as const;
      const encoder = new FfmpegRenditionEncoder(await toolBox('the ffmpeg in use'));
      const ended = await encoder.encode(order, async (name) => void names.push(name));
      expect(ended).toMatchObject({ ok: true });
      expect(names).toHaveLength(1 + rendition.plan.segmentCount);
    },
    MINUTE,
  );

  it('is not read again while it is unchanged', async () => {
    expect(await importOnce()).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it(
    'is left out and reported when it is broken, and the song remains',
    async () => {
      const { id } = await onlySong();
      const film = await sourceOf(id, 'video');
      await writeFile(film?.path ?? '', (await fixture(FILM)).subarray(0, 3_000));
      expect(await importOnce()).toMatchObject({ changed: 1, removed: 0 });
      expect(await onlySong()).toMatchObject({ id, has_video: false, video: null });
      expect(await sourceOf(id, 'video')).toBeUndefined();
      expect((await unusable()).map(({ reason }) => reason)).toEqual(['truncated']);
      await importOnce();
      expect(await unusable()).toHaveLength(1);
    },
    MINUTE,
  );

  it(
    'is left out and reported when it has no sound',
    async () => {
      const { id } = await onlySong();
      const [{ path: name } = { path: '' }] = await unusable();
      await makeClip(music(name), { width: 320, height: 180, seconds: 1, isSilent: true });
      await importOnce();
      expect((await unusable()).map(({ reason }) => reason)).toEqual(['no-audio']);
      expect(await onlySong()).toMatchObject({ id, has_video: false });
    },
    MINUTE,
  );

  it(
    'is removed when its file is deleted, and the song remains',
    async () => {
      const { id } = await onlySong();
      const [{ path: name } = { path: '' }] = await unusable();
      await rm(music(name));
      expect(await importOnce()).toMatchObject({ changed: 1, removed: 0 });
      expect(await onlySong()).toMatchObject({ id, has_video: false });
      expect(await unusable()).toEqual([]);
    },
    MINUTE,
  );
});

describe("pictures in an artist's folder", () => {
  it(
    'become the portrait and the banner of the artist of the albums below the folder',
    async () => {
      await writeFile(music('Hạ Vy', 'artist.webp'), await webp(20));
      await writeFile(music('Hạ Vy', 'Banner.PNG'), await drawCover(200, 'png'));
      await writeFile(music('Hạ Vy', 'Bờ Bên Kia', 'cover.webp'), await webp(120));
      expect(await importOnce()).toMatchObject({ changed: 1 });
      const { image_id: portrait, banner_id: banner } = await db()
        .selectFrom('artists')
        .innerJoin('albums', 'albums.artist_id', 'artists.id')
        .select(['artists.image_id', 'banner_id'])
        .executeTakeFirstOrThrow();
      const { image_id: cover } = await db().selectFrom('albums').select('image_id').executeTakeFirstOrThrow();
      expect(new Set([portrait, banner, cover].filter((id) => id !== null)).size).toBe(3);
    },
    MINUTE,
  );

  it('are assigned to no artist when they are in the media folder itself', async () => {
    await rm(music('Hạ Vy', 'artist.webp'));
    await db().updateTable('artists').set({ image_id: null }).execute();
    await writeFile(music('artist.webp'), await webp(60));
    await importOnce();
    const portraits = await db().selectFrom('artists').select('image_id').where('image_id', 'is not', null).execute();
    expect(portraits).toEqual([]);
  });
});

describe('a library of two origins', () => {
  it(
    'does not change the songs of one origin while the other origin is scanned',
    async () => {
      await mkdir(folder('made', 'Hạ Vy', 'Bờ Bên Kia'), { recursive: true });
      await cp(path.join(await makeLibrary(), 'Khúc Không Tên.mp3'), folder('made', `${SONG}.m4a`));
      expect(await importFolder(db(), folder('made'), folder('pictures'), { origin: 'demo' })).toMatchObject({
        added: 1,
        removed: 0,
      });
      expect(await importOnce()).toMatchObject({ unchanged: 1, removed: 0 });
      const files = await db().selectFrom('media_files').select(['origin', 'path']).orderBy('origin').execute();
      expect(files).toEqual([
        { origin: 'demo', path: `${SONG}.m4a` },
        { origin: 'own', path: `${SONG}.m4a` },
      ]);
    },
    MINUTE,
  );
});
