import { toneOf } from '../support/e2e/library-facts';
import { secondsSince } from '../support/e2e/seconds-since';
import { withVisits } from '../support/e2e/visits';

const LULLABY = 'Lời Ru Của Đầm';
const LAST_LINE = 'Để cho sóng kể chuyện xưa một mình';

describe('The page of a song', () => {
  const visits = withVisits();

  it('shows its title, artist, album and length', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LULLABY);
    await listener.seesHeading(LULLABY);
    await listener.sees('Lan Chi');
    await listener.sees('Hiên Nhà Số Bảy · 0:18');
    expect(await listener.look()).toMatchObject({ title: `${LULLABY} · Sóng` });
  });

  it('shows the title of a song whose tags use decomposed Unicode', async () => {
    const listener = await visits.arrive();
    await listener.opensSong('Ướt Vạt Áo Dài');
    await listener.seesHeading('Ướt Vạt Áo Dài');
  });

  it('plays the song', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LULLABY);
    await listener.plays(LULLABY);
    await listener.ears.hearTone(toneOf(LULLABY));
  });

  it('shows the lyrics of the file beside the song, line by line', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LULLABY);
    expect(await listener.lyrics()).toEqual([
      'Nước lên rồi nước lại về',
      'Thuyền con ngủ giữa bốn bề lau thưa',
      'Gió ơi đừng gọi cơn mưa',
      LAST_LINE,
    ]);
  });

  it('seeks to a line of the lyrics that is pressed, and marks this line as current', async () => {
    const listener = await visits.arrive();
    await listener.opensSong(LULLABY);
    await listener.plays(LULLABY);
    await listener.ears.hearTone(toneOf(LULLABY));
    await listener.player.movesSeekBarWith('Home');
    const before = await listener.player.position();
    const pressedAt = performance.now();
    await listener.pressesButton(LAST_LINE);
    const { position } = await listener.ears.hearToneWithin(toneOf(LULLABY), 11, 18);
    await listener.page.locator('[aria-current="true"]').getByText(LAST_LINE, { exact: true }).waitFor();
    // Without the seek, playback would get there later.
    expect(position - before).toBeGreaterThan(secondsSince(pressedAt) + 3);
  });

  it('shows the lyrics inside the file', async () => {
    const listener = await visits.arrive();
    await listener.opensSong('Mưa Ngâu Trên Mái');
    expect(await listener.lyrics()).toEqual([
      'Mưa gõ đều trên mái tôn',
      'Người đi chưa kịp đóng cửa',
      'Đèn bếp còn vàng hoe',
    ]);
  });

  it('shows the not-found page for a song that does not exist', async () => {
    const listener = await visits.arrive();
    // The other requests of the song page also answer "not found", each at its own time.
    const missed = ['info/', ''].map((what) =>
      listener.page.waitForResponse((answer) => answer.url().includes(`/backend/song/${what}khong-co-bai-nay`)),
    );
    await listener.opens('/song/khong-co-bai-nay');
    expect((await Promise.all(missed)).map((answer) => answer.status())).toEqual([404, 404]);
    await listener.seesHeading('Trang này trôi đi đâu mất rồi');
    expect(visits.takeComplaints().filter((complaint) => !complaint.includes('404'))).toEqual([]);
  });
});
