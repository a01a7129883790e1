import { routes } from '../../../../contract/routes';
import { envelopeOf } from '../../../../contract/envelope';
import type { SongInfoWire, SongSuggestionWire } from '../../../../contract/song-info';
import type { SongSummaryWire } from '../../../../contract/song';
import * as z from '../../../../contract/schema';
import { MP3_FACTS } from '../../../support/server/cards';
import { withCatalogueApp } from '../../../support/server/catalogue-app';

describe('the song routes', () => {
  const { app, seed, packagedAhead, catalogueChanged } = withCatalogueApp();
  const get = async (url: string) => (await app().inject(url)).json();
  const titles = (songs: readonly SongSummaryWire[]): readonly string[] => songs.map(({ title }) => title);
  let haVy: string;
  let mocLam: string;
  let boBenKia: string;
  let nguQuen: string;

  beforeAll(async () => {
    haVy = await seed.artist('Hạ Vy');
    mocLam = await seed.artist('Mộc Lam', { image_id: await seed.image() });
    boBenKia = await seed.album('Bờ Bên Kia', haVy, { year: 2024 });
    nguQuen = await seed.song('Ngủ Quên Trên Sóng', [haVy, mocLam], {
      album_id: boBenKia,
      track_number: 1,
      genre: 'indie',
      image_id: await seed.image(),
      created_at: '2026-01-03T00:00:00Z',
      lyrics: '[offset:+250]\n[00:01.00]Sóng',
      lyrics_format: 'lrc',
      credits: JSON.stringify([{ role: 'composer', names: ['Nguyên Khuê'] }]),
      loudness_lufs: -14.5,
      true_peak_dbtp: -1.5,
      has_video: true,
      video: JSON.stringify({ codec: 'h264', width: 1280, height: 720, fps: 25 }),
    });
    await seed.song('Vịnh Xanh', [haVy], {
      album_id: boBenKia,
      track_number: 2,
      created_at: '2026-01-02T00:00:00Z',
      loudness_lufs: -10,
      true_peak_dbtp: -0.3,
      play_count: 9,
    });
    await seed.song('Low Tide Radio', [], { created_at: '2026-01-01T00:00:00Z' });
    catalogueChanged();
  });

  describe('GET /backend/song', () => {
    it('lists all songs, newest first, in pages', async () => {
      const first = await get('/backend/song?pageSize=2');
      const second = await get('/backend/song?page=2&pageSize=2');
      expect(titles(first.data.items)).toEqual(['Ngủ Quên Trên Sóng', 'Vịnh Xanh']);
      expect(titles(second.data.items)).toEqual(['Low Tide Radio']);
      expect(first.data).toMatchObject({ totalCount: 3, totalPages: 2, page: 1, pageSize: 2 });
    });

    it('lists an artist’s songs, including songs with another main artist, most played first', async () => {
      expect(titles((await get(`/backend/song?artist_id=${haVy}`)).data.items)).toEqual([
        'Vịnh Xanh',
        'Ngủ Quên Trên Sóng',
      ]);
      expect((await get(`/backend/song?artist_id=${mocLam}`)).data).toMatchObject({ totalCount: 1 });
    });

    it('returns all that a list needs of a song, so that a click needs no further request', async () => {
      const { data } = await get('/backend/song?pageSize=1');
      expect(data.items[0]).toMatchObject({
        id: nguQuen,
        artist: { id: haVy, name: 'Hạ Vy', avatar: null },
        artists: [{ name: 'Hạ Vy' }, { name: 'Mộc Lam', avatar: expect.stringMatching(/^\/images\/image\d+$/) }],
        album: { id: boBenKia, title: 'Bờ Bên Kia' },
        duration: 240,
        dominant_color: { h: 7, h2: 291 },
        has_video: true,
        media: { init_id: 'aac-44100', segments: expect.stringMatching(/^\/media\/a\/.+\/64\/\{n\}\.m4s$/) },
      });
    });

    it('gives a song without a picture the drawn picture of its album, or its own without an album', async () => {
      const { data } = await get('/backend/song');
      expect(data.items[1].thumbnail_square).toBe(`/images/tone-${boBenKia}`);
      expect(data.items[2].thumbnail_square).toBe(`/images/tone-${data.items[2].id}`);
    });

    it.each([
      ['page=0', { page: 'Không được nhỏ hơn 1.' }],
      ['pageSize=1000&page=x', { page: 'Phải là một số.', pageSize: 'Không được lớn hơn 100.' }],
      ['page=1.5', { page: 'Phải là một số nguyên.' }],
      ['artist_id=a%20b', { artist_id: 'Sai định dạng.' }],
      ['artist_id=', { artist_id: 'Cần ít nhất 1 ký tự.' }],
      ['artist_id=a&artist_id=b', { artist_id: 'Phải là một đoạn chữ.' }],
      ['sort=name', { sort: 'Giá trị này không nằm trong danh sách cho phép.' }],
      ['order=name', { order: 'Trường này không được dùng ở đây.' }],
    ])('refuses ?%s and names the field', async (query, errors) => {
      const response = await app().inject(`/backend/song?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 400, data: { errors } });
    });
  });

  describe('GET /backend/song/info/{id}', () => {
    it('answers with media, lyrics, credits, loudness and video of the song, as the contract defines', async () => {
      const answer = await get(`/backend/song/info/${nguQuen}`);
      expect(z.safeParse(envelopeOf(routes.songInfo.data), answer).success).toBe(true);
      expect(answer.data).toMatchObject({
        year: 2024,
        lyrics: { format: 'lrc', text: '[offset:+250]\n[00:01.00]Sóng', offset_ms: 250 },
        credits: [{ role: 'composer', names: ['Nguyên Khuê'] }],
        loudness: { integrated: -14.5, true_peak: -1.5 },
        album_loudness: { integrated: expect.closeTo(-11.69, 2), true_peak: -0.3 },
        video: { video_qualities: [{ height: 360 }, { height: 720 }], audio: { id: 'auto' } },
      });
    });

    it('offers the adaptive sound first, then renditions from the highest, then the original file', async () => {
      const { audios }: SongInfoWire = (await get(`/backend/song/info/${nguQuen}`)).data;
      expect(audios.map(({ id, kind }) => [id, kind])).toEqual([
        ['auto', 'hls'],
        ['256', 'hls'],
        ['128', 'hls'],
        ['64', 'hls'],
        ['original', 'file'],
      ]);
    });

    it('contains the data that starts the first sound without another request', async () => {
      const { audios }: SongInfoWire = (await get(`/backend/song/info/${nguQuen}`)).data;
      const start = audios[0]?.start;
      expect(
        Buffer.from(start?.init ?? '', 'base64')
          .subarray(4, 8)
          .toString(),
      ).toBe('ftyp');
      expect(start).toMatchObject({ duration: 240, sample_rate: 44_100, encoder_delay: 1024 });
      expect(start?.first_duration).toBeCloseTo(1, 1);
      expect(start?.segment_duration).toBeCloseTo(4, 1);
    });

    it('offers no file that browsers cannot play, and no rendition above the bitrate of a lossy source', async () => {
      const audio = JSON.stringify({ ...MP3_FACTS, codec: 'wma', playable: false, bitrate: 96_000 });
      const id = await seed.song('Nháp Số 3', [haVy], { audio });
      const { audios }: SongInfoWire = (await get(`/backend/song/info/${id}`)).data;
      expect(audios.map((one) => one.id)).toEqual(['auto', '64']);
    });

    it('has the song’s media packaged in advance', async () => {
      packagedAhead.length = 0;
      await get(`/backend/song/info/${nguQuen}`);
      expect(packagedAhead).toEqual([nguQuen]);
    });

    it.each(['gone', 'info'])('answers 404 for the unknown song %s', async (id) => {
      expect(await get(`/backend/song/info/${id}`)).toMatchObject({ code: 404, data: null });
    });
  });

  describe('GET /backend/song/{id}', () => {
    it('suggests the song itself first, then the next song on its album', async () => {
      const { data } = await get(`/backend/song/${nguQuen}`);
      expect(titles(data.list_suggestion).slice(0, 2)).toEqual(['Ngủ Quên Trên Sóng', 'Vịnh Xanh']);
    });

    it('gives the reason of each suggestion, but none for the song itself', async () => {
      const { data } = await get(`/backend/song/${nguQuen}`);
      const [itself, next, ...others] = data.list_suggestion.map(({ reason }: SongSuggestionWire) => reason);
      expect([itself, next]).toEqual([undefined, 'next-on-album']);
      expect(others).not.toContain(undefined);
    });

    it('leaves out excluded songs except the song itself, and only for that request', async () => {
      const all = await get(`/backend/song/${nguQuen}`);
      const next = all.data.list_suggestion[1].id;
      const excluded = encodeURIComponent(JSON.stringify([nguQuen, next]));
      const { data } = await get(`/backend/song/${nguQuen}?exclude_ids=${excluded}`);
      expect(data.list_suggestion[0].id).toBe(nguQuen);
      expect(data.list_suggestion.map(({ id }: SongSummaryWire) => id)).not.toContain(next);
      expect(await get(`/backend/song/${nguQuen}`)).toEqual(all);
    });

    it.each(['[1]', 'song1', '{}', '["a"', JSON.stringify(Array.from({ length: 501 }, () => 'a'))])(
      'refuses exclude_ids that are not a JSON list of ids: %.20s',
      async (text) => {
        const answer = await get(`/backend/song/${nguQuen}?exclude_ids=${encodeURIComponent(text)}`);
        expect(answer).toMatchObject({
          code: 400,
          data: { errors: { exclude_ids: 'Phải là danh sách JSON gồm các mã.' } },
        });
      },
    );

    it('has the media of the first three suggestions packaged in advance', async () => {
      packagedAhead.length = 0;
      const { data } = await get(`/backend/song/${nguQuen}`);
      expect(packagedAhead).toEqual(data.list_suggestion.slice(0, 3).map(({ id }: SongSummaryWire) => id));
    });

    it('answers 404 for an unknown song', async () => {
      expect(await get('/backend/song/gone')).toMatchObject({ code: 404 });
    });
  });

  describe('GET /backend/album-playlist/songs', () => {
    it('lists the songs of an album in its order, with its name and picture', async () => {
      const { data } = await get(`/backend/album-playlist/songs?album_id=${boBenKia}&type=album`);
      expect(titles(data.items)).toEqual(['Ngủ Quên Trên Sóng', 'Vịnh Xanh']);
      expect(data).toMatchObject({
        name: 'Bờ Bên Kia',
        thumbnail: `/images/tone-${boBenKia}`,
        added: false,
        totalCount: 2,
      });
    });

    it.each(['album_id=gone', 'album_id=gone&type=playlist'])('answers 404 for ?%s', async (query) => {
      expect(await get(`/backend/album-playlist/songs?${query}`)).toMatchObject({ code: 404 });
    });

    it('requires album_id', async () => {
      const answer = await get('/backend/album-playlist/songs');
      expect(answer).toMatchObject({ code: 400, data: { errors: { album_id: 'Không được để trống.' } } });
    });
  });
});
