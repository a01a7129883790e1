import { AccountPage } from '../support/e2e/account.page';
import { songCalled } from '../support/e2e/library-facts';
import { Listener } from '../support/e2e/listener';
import { MediaWatch } from '../support/e2e/media-watch';
import { NEXT_SONG, PREMIUM_SONG, withPremiumProduct } from '../support/e2e/premium-product';
import { withVisits } from '../support/e2e/visits';

/** Seconds. */
const URL_LIFE = 10;
const LONGEST_GAP_MS = 5_000;
const { title: SONG, toneHz: TONE } = PREMIUM_SONG;
const REFUSED = /status of 40[13]/;

describe('A premium song', () => {
  const visits = withVisits();
  const { product, join, arriveAtAlbum, info } = withPremiumProduct(visits, URL_LIFE);

  const player = ({ page }: Listener) => page.getByRole('region', { name: 'Trình phát', exact: true });
  const note = (listener: Listener) => player(listener).getByText('Nghe thử 30 giây.', { exact: true });
  /** A page that was blocked for seconds may send one more request to an expired address. */
  const takeOneLateRefusal = () => {
    const complaints = visits.takeComplaints();
    expect(complaints.length).toBeLessThanOrEqual(1);
    expect(complaints.filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  };
  const statusOf = async (path: string, init?: RequestInit) => {
    const answer = await fetch(product().address + path, init);
    const { code } = (await answer.json().catch(() => ({ code: null }))) as { code: number | null };
    return [answer.status, code];
  };

  it('plays for 30 s without an account, with an offer to sign in; then the next song follows', async () => {
    const listener = await arriveAtAlbum();
    const media = new MediaWatch(listener.page);
    const { id } = await songCalled(SONG, product().address);
    await listener.plays(SONG);
    await listener.ears.hearTone(TONE);

    await note(listener).waitFor();
    expect(await listener.player.spokenPosition()).toMatch(/trên 30 giây$/);
    await listener.page.getByRole('link', { name: 'Đăng nhập để nghe trọn bài', exact: true }).waitFor();
    expect(media.asked.filter((path) => path.includes(id) && !path.startsWith('/media/pre/'))).toEqual([]);

    await listener.player.seeksTo(0.9);
    await listener.player.showsSong(NEXT_SONG.title);
    await listener.ears.hearTone(NEXT_SONG.toneHz);
    expect(await note(listener).count()).toBe(0);
  });

  it('plays for 30 s for an account without premium, and shows how to hear the whole song', async () => {
    const listener = await arriveAtAlbum(await join(false));
    await listener.plays(SONG);
    await listener.ears.hearTone(TONE);

    await player(listener).getByRole('button', { name: 'Cách nghe trọn bài', exact: true }).click();

    const dialog = listener.page.getByRole('dialog', { name: 'Bài này dành cho Premium', exact: true });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Đã hiểu', exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  it('plays in full for a premium account, from signed addresses only, and is only marked as premium', async () => {
    const member = await join(true);
    const { id } = await info(member);
    const listener = await arriveAtAlbum(member);
    const media = new MediaWatch(listener.page);
    await listener.plays(SONG);
    await listener.ears.hearTone(TONE);

    await listener.player.seeksTo(0.7);
    const heard = await listener.ears.hearTone(TONE);

    expect(heard.position).toBeGreaterThan(180);
    expect(media.asked.filter((path) => path.includes(id) && !path.startsWith('/p/'))).toEqual([]);
    expect(await note(listener).count()).toBe(0);
    await player(listener).getByText('Premium', { exact: true }).waitFor();
    takeOneLateRefusal();
  });

  it('continues beyond the lifetime of its addresses, with newly signed addresses', async () => {
    const member = await join(true);
    const { id } = await info(member);
    const listener = await arriveAtAlbum(member);
    const media = new MediaWatch(listener.page);
    const renewed = () => listener.page.waitForResponse((answer) => answer.url().endsWith(`/backend/song/info/${id}`));
    await listener.plays(SONG);
    const before = await listener.ears.hearTone(TONE);
    await renewed();
    await renewed();

    const later = await listener.ears.hearTone(TONE);
    expect(later.position).toBeGreaterThan(before.position + URL_LIFE * 0.7);
    await listener.player.seeksTo(0.7);
    await listener.ears.hearTone(TONE);

    expect(media.grants.length).toBeGreaterThan(1);
    expect(media.asked.at(-1)).toContain(media.grants.at(-1));
    takeOneLateRefusal();
  });

  it('whose addresses are refused in the middle continues from the same position within 5 s', async () => {
    const listener = await arriveAtAlbum(await join(true));
    const media = new MediaWatch(listener.page);
    await listener.plays(SONG);
    await listener.ears.hearTone(TONE);
    const seek = performance.now();
    await listener.player.seeksTo(0.25);
    await listener.ears.hearTone(TONE);
    const plainGap = performance.now() - seek;
    await media.expireAll(URL_LIFE);

    const asked = performance.now();
    const [heard] = await Promise.all([
      media.seesNewGrant().then(() => listener.ears.hearTone(TONE)),
      listener.player.seeksTo(0.5),
    ]);
    const gap = performance.now() - asked;

    expect(heard.position).toBeGreaterThan(149);
    expect(heard.position).toBeLessThan(151 + gap / 1_000);
    expect(gap - plainGap).toBeLessThan(LONGEST_GAP_MS);
    expect(await player(listener).getByRole('alert').count()).toBe(0);
    expect(visits.takeComplaints().filter((complaint) => !REFUSED.test(complaint))).toEqual([]);
  });

  it('stops with the preview message when its listener signs out in another tab', async () => {
    const member = await join(true);
    const listener = await arriveAtAlbum(member);
    await listener.plays(SONG);
    await listener.player.seeksTo(0.5);
    await listener.ears.hearTone(TONE);
    const page = await listener.page.context().newPage();
    await page.goto(product().address);
    const elsewhere = new AccountPage(new Listener(page, listener.address, listener.words));
    await elsewhere.chooses(member.name, 'Đăng xuất');

    await note(listener).waitFor();

    expect(await listener.ears.hearNothing()).toMatchObject({ soundingCount: 0 });
    visits.takeComplaints();
  });

  it('refuses a forged signature, the address of another song and a changed expiry time', async () => {
    const { audios } = await info(await join(true));
    const playlist = audios.find(({ id }) => id === '64')?.url ?? '';
    const original = audios.find(({ kind }) => kind === 'file')?.url ?? '';
    const bare = playlist.replace(/^\/p\/[^/]+/, '');

    expect((await fetch(product().address + playlist)).status).toBe(200);
    expect((await fetch(product().address + original, { headers: { range: 'bytes=0-99' } })).status).toBe(206);
    expect(await statusOf(bare)).toEqual([403, 403]);
    expect(await statusOf(playlist.replace(/.{4}\/media/, 'AAAA/media'))).toEqual([403, 403]);
    expect(await statusOf(playlist.replace(/(\/p\/\d+\.)\d+/, '$19999999999'))).toEqual([403, 403]);
    expect(await statusOf(original.replace(/\/o\/\w+-/, '/o/another-'))).toEqual([403, 403]);
  });
});
