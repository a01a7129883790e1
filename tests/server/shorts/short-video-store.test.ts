import { READER_VERSION } from '../../../server/domain/import/reader-version';
import { PostgresLibraryStore } from '../../../server/infrastructure/postgres/import/postgres-library-store';
import { PostgresShortCatalogue } from '../../../server/infrastructure/postgres/shorts/postgres-short-catalogue';
import { PostgresShortVideoStore } from '../../../server/infrastructure/postgres/shorts/postgres-short-video-store';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import { aClipEntry, CLIP_TIME_MS } from '../../support/builders/a-clip-entry';
import { MP3_FACTS, UPRIGHT_FACTS } from '../../support/server/cards';
import { Seed } from '../../support/server/seed';
import { withTestDatabase } from '../../support/server/test-database';

const PICTURE = { id: 'picture', width: 1080, height: 1920, colour: { hue: 1, chroma: 0.1, secondHue: 2 } };

describe('the clips of the media folder in PostgreSQL', () => {
  const database = withTestDatabase();
  const seed = new Seed(() => database.db());
  const ids = new CryptoIdSource();
  const store = (origin: 'own' | 'demo' = 'own') => new PostgresShortVideoStore(database.db(), ids, origin);
  const library = () => new PostgresLibraryStore(database.db(), ids, 'own');
  const shown = async (clipId: string) => (await new PostgresShortCatalogue(database.db()).cards([clipId]))[0];
  const namesOf = async () =>
    (await database.db().selectFrom('artists').select('name').execute()).map(({ name }) => name);

  beforeEach(async () => {
    await database.db().deleteFrom('all_short_videos').execute();
    await database.db().deleteFrom('all_songs').execute();
    await library().removeOrphans();
  });

  it('are listed with their files, separately for each origin', async () => {
    await store().put([aClipEntry('clip1')]);
    await store('demo').put([aClipEntry('clip2')]);
    expect(await store().known()).toEqual([
      {
        kind: 'clip',
        id: 'clip1',
        revision: 'r1',
        path: 'shorts/clip1.mp4',
        size: 1_000,
        companions: 'beside',
        modifiedMs: CLIP_TIME_MS,
        changedMs: 7,
        presence: 'here',
        fingerprint: 'print-clip1',
        recording: null,
        sound: 'sound-clip1',
        formerSounds: ['sound-before'],
        reader: READER_VERSION,
        title: 'Đêm diễn #sóng #Biển',
        durationMs: 20_000,
      },
    ]);
    expect(await store('demo').known()).toMatchObject([{ path: 'shorts/clip2.mp4' }]);
  });

  it('are marked as away when another clip’s file is now at their path', async () => {
    await store().put([aClipEntry('clip1')]);
    await store().put([aClipEntry('clip2', { file: aClipEntry('clip1').file })]);
    const known = await store().known();
    expect(known.map(({ id, presence }) => `${id} ${presence}`).sort()).toEqual(['clip1 away', 'clip2 here']);
  });

  it('are found with the file they are made from', async () => {
    await store().put([aClipEntry('clip1')]);
    expect(await store().find('clip1')).toEqual({
      clipId: 'clip1',
      revision: 'r1',
      path: 'shorts/clip1.mp4',
      size: 1_000,
      modifiedMs: CLIP_TIME_MS,
      durationMs: 20_000,
      audio: MP3_FACTS,
      video: UPRIGHT_FACTS,
      captions: 'WEBVTT',
    });
    expect(await store().find('gone')).toBeUndefined();
    expect(await store('demo').find('clip1')).toBeUndefined();
  });

  it('are shown with the data from their files', async () => {
    await store().put([aClipEntry('clip1', { picture: PICTURE })]);
    expect(await shown('clip1')).toMatchObject({
      caption: 'Đêm diễn #sóng #Biển',
      hashtags: ['sóng', 'Biển'],
      artist: { name: 'Hạ Vy' },
      song: null,
      imageId: 'picture',
      hasCaptions: true,
      publishedAt: new Date(CLIP_TIME_MS),
    });
  });

  it('are published no later than now', async () => {
    const file = { ...aClipEntry('clip1').file, modifiedMs: Date.UTC(2999, 0, 1) };
    await store().put([aClipEntry('clip1', { file })]);
    expect((await shown('clip1'))?.publishedAt.getTime()).toBeLessThan(Date.UTC(2998, 0, 1));
  });

  it('have an existing artist, or a new one', async () => {
    const known = await seed.artist('Mộc Lam', { name_key: 'mộc lam' });
    await store().put([aClipEntry('clip1', {}, { artist: 'MỘC LAM' }), aClipEntry('clip2', {}, { artist: 'Ốc Đảo' })]);
    expect((await shown('clip1'))?.artist?.id).toBe(known);
    expect((await shown('clip2'))?.artist?.name).toBe('Ốc Đảo');
  });

  it('retain their counts and their publication time when they are updated', async () => {
    const account = await seed.account('vy');
    await store().put([aClipEntry('clip1')]);
    await database.db().insertInto('liked_shorts').values({ account_id: account, short_id: 'clip1' }).execute();
    const file = { ...aClipEntry('clip1').file, path: 'shorts/moved.mp4', modifiedMs: Date.now() };
    await store().put([aClipEntry('clip1', { file, revision: 'r2' }, { caption: 'Mới #mưa', captions: null })]);
    expect(await shown('clip1')).toMatchObject({
      caption: 'Mới #mưa',
      hashtags: ['mưa'],
      hasCaptions: false,
      media: { songId: 'clip1', revision: 'r2' },
      counters: { likes: 1 },
      publishedAt: new Date(CLIP_TIME_MS),
    });
    expect(await store().known()).toMatchObject([{ path: 'shorts/moved.mp4' }]);
  });

  it('are stored all together or not at all', async () => {
    const broken = aClipEntry('clip2', {}, { durationMs: 0 });
    expect(await store().put([aClipEntry('clip1'), broken])).toEqual({ ok: false, error: 'not-accepted' });
    expect(await store().known()).toEqual([]);
    expect(await namesOf()).toEqual([]);
  });

  it('are hidden while they are away, but clips of another origin are not', async () => {
    await store().put([aClipEntry('clip1')]);
    await store('demo').put([aClipEntry('clip2')]);
    await store().markAway(['clip1', 'clip2', 'gone']);
    expect([await store().known(), await store('demo').known()]).toMatchObject([
      [{ id: 'clip1', presence: 'away' }],
      [{ id: 'clip2', presence: 'here' }],
    ]);
    expect([await shown('clip1'), await store().find('clip1')]).toEqual([undefined, undefined]);
    await store().put([aClipEntry('clip1')]);
    expect(await shown('clip1')).toMatchObject({ id: 'clip1' });
  });

  it('are hidden while their files cannot be read, and are listed with the present data of these files', async () => {
    await store().put([aClipEntry('clip1')]);
    const entry = aClipEntry('clip1');
    await store().markRefused([{ id: 'clip1', file: { ...entry.file, size: 7 }, reason: 'truncated' }]);
    expect(await store().known()).toMatchObject([{ id: 'clip1', presence: 'refused', size: 7 }]);
    expect(await shown('clip1')).toBeUndefined();
  });

  it('retain their artists and pictures in the library until the clips are deleted', async () => {
    await store().put([aClipEntry('clip1', { picture: PICTURE })]);
    await library().removeOrphans();
    expect(await shown('clip1')).toMatchObject({ artist: { name: 'Hạ Vy' }, imageId: 'picture' });
    await store().markAway(['clip1']);
    await library().removeOrphans();
    expect(await namesOf()).toEqual(['Hạ Vy']);
    await database.db().deleteFrom('all_short_videos').execute();
    await library().removeOrphans();
    expect(await namesOf()).toEqual([]);
    expect(await database.db().selectFrom('images').select('id').execute()).toEqual([]);
  });

  describe('and the songs they use', () => {
    const link = (clipId: string, songId: string | null, stretch: { fromMs: number; toMs: number } | null = null) =>
      store().link([{ clipId, songId, stretch }]);

    it('are looked up by title, without case and accents', async () => {
      const vy = await seed.artist('Hạ Vy', { name_key: 'hạ vy' });
      const lam = await seed.artist('Mộc Lam');
      const song = await seed.song('Phố không ĐÈN', [vy, lam], { duration_ms: 245_000 });
      await seed.song('Phố Không Đèn 2', [vy]);
      await store().put([
        aClipEntry('clip1'),
        aClipEntry('clip2', {}, { wish: { titles: [], artist: null, stretch: null } }),
      ]);
      expect(await store().linkable()).toEqual([
        {
          clipId: 'clip1',
          durationMs: 20_000,
          wish: { titles: ['Phố Không Đèn'], artist: 'Hạ Vy', stretch: null },
          candidates: [{ songId: song, title: 'Phố không ĐÈN', artists: ['Hạ Vy', 'Mộc Lam'], durationMs: 245_000 }],
        },
        { clipId: 'clip2', durationMs: 20_000, wish: { titles: [], artist: null, stretch: null }, candidates: [] },
      ]);
    });

    it('are also looked up by the title in their files when an admin has changed the title', async () => {
      const lam = await seed.artist('Mộc Lam');
      const song = await seed.song('Đèn Đã Tắt', [lam], { duration_ms: 245_000 });
      const told = { title: 'Phố Không Đèn', artists: ['Hạ Vy'], album: null, year: null, genre: null, track: null };
      await database
        .db()
        .insertInto('song_edits')
        .values({
          song_id: song,
          told_folded: 'pho khong den',
          told: JSON.stringify(told),
          edits: JSON.stringify({ title: 'Đèn Đã Tắt', artists: ['Mộc Lam'] }),
        })
        .execute();
      await store().put([aClipEntry('clip1')]);
      expect((await store().linkable())[0]?.candidates).toEqual([
        { songId: song, title: 'Phố Không Đèn', artists: ['Mộc Lam', 'Hạ Vy'], durationMs: 245_000 },
      ]);
    });

    it('are stored, with the seconds that are used where these are known', async () => {
      const song = await seed.song('Phố Không Đèn', []);
      await store().put([aClipEntry('clip1')]);
      await link('clip1', song, { fromMs: 96_000, toMs: 116_000 });
      expect((await shown('clip1'))?.song).toEqual({ songId: song, stretch: { fromMs: 96_000, toMs: 116_000 } });
      await link('clip1', song);
      expect((await shown('clip1'))?.song).toEqual({ songId: song, stretch: null });
      await link('clip1', null);
      expect((await shown('clip1'))?.song).toBeNull();
    });

    it('are none when the songs were deleted in the meantime', async () => {
      const song = await seed.song('Phố Không Đèn', []);
      await store().put([aClipEntry('clip1')]);
      await link('clip1', 'gone', { fromMs: 0, toMs: 1_000 });
      expect((await shown('clip1'))?.song).toBeNull();
      await link('clip1', song);
      await database.db().deleteFrom('songs').where('id', '=', song).execute();
      expect((await shown('clip1'))?.song).toBeNull();
    });

    it('give their first artist to a clip without an artist, also after the clip is updated', async () => {
      const lam = await seed.artist('Mộc Lam');
      const song = await seed.song('Phố Không Đèn', [lam]);
      await store().put([aClipEntry('clip1', {}, { artist: null }), aClipEntry('clip2')]);
      await store().link(['clip1', 'clip2'].map((clipId) => ({ clipId, songId: song, stretch: null })));
      await store().put([aClipEntry('clip1', { revision: 'r2' }, { artist: null })]);
      expect((await shown('clip1'))?.artist?.name).toBe('Mộc Lam');
      expect((await shown('clip2'))?.artist?.name).toBe('Hạ Vy');
      await link('clip1', null);
      expect((await shown('clip1'))?.artist).toBeNull();
    });
  });

  describe('and their posters', () => {
    it('are listed when they are missing, the newest clip first', async () => {
      const aged = (clipId: string, modifiedMs: number) =>
        aClipEntry(clipId, { file: { ...aClipEntry(clipId).file, modifiedMs } });
      await store().put([aged('old', 1_000), aged('new', 3_000), aged('middle', 2_000)]);
      await store().put([aClipEntry('has one', { picture: PICTURE })]);
      expect(await store().withoutPoster(2)).toEqual(['new', 'middle']);
      expect(await store('demo').withoutPoster(2)).toEqual([]);
    });

    it('are stored only for the revision they were made from, and do not replace an existing poster', async () => {
      await store().put([aClipEntry('clip1')]);
      await store().keepPoster('clip1', 'r0', { ...PICTURE, id: 'too late' });
      expect((await shown('clip1'))?.imageId).toBeNull();
      await store().keepPoster('clip1', 'r1', PICTURE);
      await store().keepPoster('clip1', 'r1', { ...PICTURE, id: 'second' });
      expect((await shown('clip1'))?.imageId).toBe('picture');
    });

    it('remain while the revision is the same, and are removed with a new revision', async () => {
      await store().put([aClipEntry('clip1')]);
      await store().keepPoster('clip1', 'r1', PICTURE);
      await store().put([aClipEntry('clip1')]);
      expect((await shown('clip1'))?.imageId).toBe('picture');
      await store().put([aClipEntry('clip1', { revision: 'r2' })]);
      expect((await shown('clip1'))?.imageId).toBeNull();
    });
  });
});
