import { withCatalogueApp } from '../../../support/server/catalogue-app';

describe('the history routes', () => {
  const { app, seed, database } = withCatalogueApp();
  let songId: string;

  const report = (body: object, headers: Record<string, string> = {}) =>
    app().inject({ method: 'POST', url: '/backend/history', payload: body, headers });
  const playsOf = (id: string) => database.db().selectFrom('plays').selectAll().where('song_id', '=', id).execute();
  const countOf = async (id: string) =>
    (await database.db().selectFrom('songs').select('play_count').where('id', '=', id).executeTakeFirstOrThrow())
      .play_count;

  beforeEach(async () => {
    songId = await seed.song('Ngủ Quên Trên Sóng', [], { duration_ms: 240_000 });
  });

  it("counts a play of 30 s and raises the song's play count", async () => {
    const response = await report({ event_id: `event-${songId}`, song_id: songId, played_ms: 30_000 });
    expect(response.json()).toMatchObject({ code: 200, data: { counted: true } });
    expect(await countOf(songId)).toBe(1);
  });

  it('stores a shorter play without counting it', async () => {
    const response = await report({ event_id: `event-${songId}`, song_id: songId, played_ms: 29_999 });
    expect(response.json()).toMatchObject({ data: { counted: false } });
    expect(await countOf(songId)).toBe(0);
    expect(await playsOf(songId)).toHaveLength(1);
  });

  it('counts a report once, even if it is sent many times at the same moment', async () => {
    const body = { event_id: `event-${songId}`, song_id: songId, played_ms: 60_000 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => report(body)));
    expect(answers.map((answer) => answer.json().data.counted)).toEqual(answers.map(() => true));
    expect(await countOf(songId)).toBe(1);
    expect(await playsOf(songId)).toHaveLength(1);
  });

  it('counts reports without an event id separately, because nothing shows that they are the same', async () => {
    const body = { song_id: songId, played_ms: 60_000 };
    const answers = [await report(body), await report(body)];
    expect(answers.map((answer) => answer.json().data)).toEqual([{ counted: true }, { counted: true }]);
    expect(await countOf(songId)).toBe(2);
    expect(await playsOf(songId)).toHaveLength(2);
  });

  it.each([
    ['its first 16 digits', '1234567890123456', '1234567890123456'],
    ['anonymous where it has another form', '12345', 'anonymous'],
    ['anonymous where it is not given', undefined, 'anonymous'],
  ])('stores the device as %s', async (_what, deviceid, kept) => {
    await report(
      { event_id: `event-${songId}`, song_id: songId, played_ms: 1 },
      deviceid === undefined ? {} : { deviceid },
    );
    expect((await playsOf(songId)).map(({ device_id }) => device_id)).toEqual([kept]);
  });

  it('answers 404 for an unknown song and stores nothing', async () => {
    const response = await report({ event_id: 'event-gone', song_id: 'gone', played_ms: 60_000 });
    expect(response.json()).toMatchObject({ code: 404 });
    expect(await playsOf('gone')).toEqual([]);
  });

  it.each([
    [{}, { song_id: 'Không được để trống.', played_ms: 'Không được để trống.' }],
    [
      { event_id: 'short', song_id: 'a', played_ms: '30000' },
      { event_id: 'Cần ít nhất 8 ký tự.', played_ms: 'Phải là một số.' },
    ],
    [
      { event_id: 'long enough', song_id: 'a', played_ms: 1, user_id: 'me' },
      { user_id: 'Trường này không được dùng ở đây.' },
    ],
  ])('refuses %j', async (body, errors) => {
    const response = await report(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().data).toEqual({ errors });
  });

  it('lists nothing without an account', async () => {
    const response = await app().inject('/backend/history?isLimit=true');
    expect(response.json()).toMatchObject({
      code: 200,
      data: { items: [], totalCount: 0, totalPages: 0, page: 1, pageSize: 10 },
    });
  });
});
