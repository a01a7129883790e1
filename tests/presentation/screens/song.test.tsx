import { pagePath } from '../../../src/domain/shared/page-path';
import { loadFullScreen } from '../../../src/presentation/features/full-screen/FullScreenLayer';
import { aQueueOf } from '../../support/builders/a-queue';
import { aSong } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct } from '../../support/presentation/render-app';

const SONG = aSongDetails(aSong('1').titled('Ngủ Quên Trên Sóng').by('Hạ Vy').with({ playCount: 8_930_211 }).build())
  .singing('[00:10.00]Chiều buông xuống\n[00:20.00]Gió mang theo', 'lrc')
  .with({ credits: [{ role: 'composer', names: ['Hạ Vy', 'Nguyên Khuê'] }] })
  .build();
const NEXT = aSongDetails(aSong('2').titled('Paper Harbour').by('June Harbour').build()).build();

const openSong = (language: 'vi' | 'en' = 'vi') => openProduct({ path: '/song/1', songs: [SONG, NEXT], language });

describe('a song’s page', () => {
  it('shows the song, its facts, credits, lyrics and the songs that follow', async () => {
    const product = await openSong();

    expect(await product.heading('Ngủ Quên Trên Sóng', 1)).toBeVisible();
    expect(product.hasText('Bờ Bên Kia · 2026 · 4:12 · 8.930.211 lượt nghe · 12 lượt thích')).toBe(true);
    expect(product.hasText('HV')).toBe(true);
    expect(product.region('Thực hiện')).toHaveTextContent('Sáng tácHạ Vy, Nguyên Khuê');
    expect(product.region('Lời bài hát')).toHaveTextContent('Chiều buông xuống');
    expect(product.buttonsIn('Nghe tiếp')).toEqual([
      'Phát Paper Harbour của June Harbour',
      'Lựa chọn khác cho Paper Harbour',
    ]);
    expect(document.title).toBe('Ngủ Quên Trên Sóng · Sóng');
  });

  it('shows artists as the tags write them, also for the songs that follow', async () => {
    const both = aSong('1').by('Hạ Vy', 'Mộc Lam').with({ displayArtist: 'Hạ Vy feat. Mộc Lam' }).build();
    const next = aSong('2').titled('Sau').by('Mộc Lam').with({ displayArtist: 'The Four' }).build();
    const product = await openProduct({
      path: '/song/1',
      songs: [aSongDetails(both).build(), aSongDetails(next).build()],
    });
    await product.heading('Ngủ Quên Trên Sóng', 1);

    expect(product.hasButton('Phát Ngủ Quên Trên Sóng của Hạ Vy feat. Mộc Lam')).toBe(true);
    expect(product.region('Thực hiện')).toHaveTextContent('Trình bàyHạ Vy, Mộc Lam');
    expect(product.links('Mộc Lam')).toEqual([
      pagePath('artist', 'artist-Mộc Lam'),
      pagePath('artist', 'artist-Mộc Lam'),
    ]);
    expect(product.links('The Four')).toEqual([pagePath('artist', 'artist-Mộc Lam')]);
  });

  it('plays the song with the songs that follow, and pauses it', async () => {
    const product = await openSong();
    await product.heading('Ngủ Quên Trên Sóng', 1);

    await product.press('Phát Ngủ Quên Trên Sóng của Hạ Vy');
    await product.press('Tạm dừng Ngủ Quên Trên Sóng');

    expect(product.harness.sound.asked).toEqual(['play 1,2 from 0', 'toggle']);
  });

  it('says since when a song is unavailable, and has no play button', async () => {
    const away = aSongDetails(aSong('1').titled('Xa Vắng').away().build()).with({ audioSources: [] }).build();
    const product = await openProduct({ path: '/song/1', songs: [away, NEXT] });
    await product.heading('Xa Vắng', 1);

    expect(product.hasText(/Tệp của bài này vắng mặt từ ngày 20\/11\/2026/)).toBe(true);
    expect(product.hasButton(/^Phát Xa Vắng/)).toBe(false);
  });

  it('opens the song’s video in full screen once the player reports that the song is on', async () => {
    const seen = aSongDetails(SONG).withVideo().build();
    const product = await openProduct({ path: '/song/1', songs: [seen, NEXT] });
    await loadFullScreen();
    const { sound, listening, viewModels } = product.harness;
    const queued = jest.spyOn(sound, 'dispatch').mockImplementation(() => undefined);
    await product.heading('Ngủ Quên Trên Sóng', 1);
    await product.press('Xem MV');
    expect(queued.mock.calls.map(([{ kind }]) => kind)).toEqual(['play-songs']);
    expect(viewModels.fullScreen.isFull).toBe(false);

    await product.happens(() => sound.set({ queue: aQueueOf([seen]).build(), details: seen, isPlaying: true }));
    await product.happens(() => listening.fakeMedia.details.next(seen));

    expect(await product.dialog('Trình phát toàn màn hình')).toBeVisible();
    expect(listening.fakeMedia.choice.value.medium).toBe('video');
    await product.press('Thu nhỏ trình phát');
    expect(product.hasDialog()).toBe(false);
    await product.press('Xem MV');
    expect([await product.dialog('Trình phát toàn màn hình'), sound.asked]).toEqual([expect.anything(), []]);
  });

  it('opens the song’s video also when the player is still loading', async () => {
    const seen = aSongDetails(SONG).withVideo().build();
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (arrive = resolve));
    const product = await openProduct({
      path: '/song/1',
      songs: [seen, NEXT],
      arrange: ({ viewModels, listening }) =>
        Object.assign(viewModels, { sound: { ...viewModels.sound, load: () => late.then(() => listening) } }),
    });
    await product.heading('Ngủ Quên Trên Sóng', 1);
    await product.press('Xem MV');
    await product.happens(arrive);

    expect(product.harness.listening.fakeMedia.choice.value.medium).toBe('video');
    expect(product.harness.sound.asked).toEqual(['play 1,2 from 0']);
    expect(await product.dialog('Trình phát toàn màn hình')).toBeVisible();
  });

  it('marks the line that is sung, and seeks to a line that is pressed', async () => {
    const product = await openSong();
    await product.heading('Ngủ Quên Trên Sóng', 1);
    await product.press('Phát Ngủ Quên Trên Sóng của Hạ Vy');

    await product.happens(() => product.harness.sound.set({ position: 21, details: SONG, isBuffering: false }));
    expect(product.region('Lời bài hát').querySelector('[aria-current]')).toHaveTextContent('Gió mang theo');
    await product.press('Chiều buông xuống');

    expect(product.harness.sound.asked.at(-1)).toBe('seek 10');
  });

  it('shows the lyrics without line buttons while another song plays', async () => {
    const product = await openSong();
    await product.heading('Ngủ Quên Trên Sóng', 1);

    await product.press('Phát Paper Harbour của June Harbour');
    await product.happens(() => product.harness.sound.set({ position: 21, details: NEXT, isBuffering: false }));

    expect(product.region('Lời bài hát')).toHaveTextContent('Chiều buông xuống');
    expect(product.hasButton('Chiều buông xuống')).toBe(false);
  });

  it('offers to add the song to a playlist', async () => {
    const product = await openSong();
    await product.heading('Ngủ Quên Trên Sóng', 1);

    await product.press('Thêm vào playlist');

    expect(
      product.harness.viewModels.libraryDialogs.dialog ?? product.harness.viewModels.account.asking,
    ).not.toBeNull();
  });

  it('copies its address to the clipboard when shared', async () => {
    const product = await openSong('en');
    await product.heading('Ngủ Quên Trên Sóng', 1);

    await product.press('Share');

    expect(product.notices()).toEqual(['Link copied']);
    expect(await product.clipboard()).toBe('http://localhost/song/1');
  });

  it('is the not-found page when the song does not exist', async () => {
    const product = await openProduct({ path: '/song/gone' });

    expect(await product.heading('Trang này trôi đi đâu mất rồi', 1)).toBeVisible();
  });

  it('says that the song could not be loaded, and loads it on a retry', async () => {
    const product = await openProduct({ path: '/song/1', songs: [SONG], songFailure: { kind: 'timeout' } });
    expect(await product.heading('Chưa tải được bài này')).toBeVisible();

    product.harness.catalogue.failWith('song 1', null);
    await product.press('Thử lại');

    expect(await product.heading('Ngủ Quên Trên Sóng', 1)).toBeVisible();
  });

  it.each(['vi', 'en'] as const)('has no serious accessibility fault (%s)', async (language) => {
    const product = await openSong(language);
    await product.heading('Ngủ Quên Trên Sóng', 1);

    expect(await product.accessFaults()).toEqual([]);
  });
});
