import { randomUUID } from 'node:crypto';
import type * as z from '../../contract/schema';
import type { CommentPage } from '../../contract/short-video';
import { accessFaults } from '../support/e2e/access-faults';
import { faintWords } from '../support/e2e/faint-words';
import { KeepingPage } from '../support/e2e/library.page';
import type { Member } from '../support/e2e/member';
import { USED_SONG } from '../support/e2e/short-product';
import { withShortProduct, type Viewer } from '../support/e2e/short-visits';
import { withVisits } from '../support/e2e/visits';

const LOOKS = ['light', 'dark'].flatMap((theme) =>
  (['vi', 'en'] as const).flatMap((language) => [false, true].map((isPhone) => [theme, language, isPhone] as const)),
);
const FIELD = 'Bình luận của bạn';

type Comments = z.infer<typeof CommentPage>;

describe('Short videos, for everybody', () => {
  const visits = withVisits();
  const shorts = withShortProduct(visits);

  const says = (member: Member, clipId: string, text: string) =>
    member.ask(`/backend/short-video/${clipId}/comments`, 'POST', { id: randomUUID(), text });
  const said = (clipId: string) => shorts.product().ask<Comments>(`/backend/short-video/${clipId}/comments`);

  it.each(LOOKS)('have no serious accessibility fault, %s, %s, on a phone: %s', async (theme, language, isPhone) => {
    const [clip] = await shorts.clipsOf('Lan Chi');
    await says(await shorts.join('Hạ Vy'), clip?.id ?? '', 'Đoạn này hay quá');
    const member = await shorts.join();
    await says(member, clip?.id ?? '', 'Nghe mãi không chán');
    const arrival = { isPhone, speaks: language, browserLanguage: language };
    const { listener, feed } = await shorts.arriveAs(member, arrival);
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    await feed.opens(`/short-video/${clip?.id ?? ''}`);
    await feed.moves();
    expect(await accessFaults(listener.page)).toEqual([]);
    await feed.presses('c');
    await listener.sees('Nghe mãi không chán');
    expect(await accessFaults(listener.page)).toEqual([]);
  });

  it.each([
    [844, 390],
    [667, 375],
    [1024, 600],
  ])('have no button out of reach on a stage of %i by %i', async (width, height) => {
    const { feed } = await shorts.arrive({ viewport: { width, height } });
    await feed.opens();
    await feed.moves();
    expect(await feed.unreachable()).toEqual([]);
  });

  it.each([
    [390, 844],
    [844, 390],
    [820, 1180],
    [1440, 900],
  ])('have readable text over a white picture, on a stage of %i by %i', async (width, height) => {
    const { listener, feed } = await shorts.arrive({ viewport: { width, height } });
    const [clip] = await shorts.clipsOf(USED_SONG.artist);
    await feed.opens(`/short-video/${clip?.id ?? ''}`);
    await feed.moves();
    await feed.presses('Space');
    await feed.stands();
    const over = ['p[dir="auto"]', 'a[href^="/artist/"]', 'a[href^="/song/"] > span:nth-child(2)', 'small'];
    const words = over.map((place) => feed.clip.locator(place).filter({ visible: true }));
    words.push(listener.page.getByRole('group', { name: 'Xem video của ai' }).getByRole('button'));
    expect(await faintWords(listener.page, words)).toEqual([]);
  });

  it('have the same position on the page, with a song or without one', async () => {
    const { feed } = await shorts.arrive();
    const lefts: number[] = [];
    for (const artist of [USED_SONG.artist, 'Gác Xép']) {
      const [clip] = await shorts.clipsOf(artist);
      await feed.opens(`/short-video/${clip?.id ?? ''}`);
      await feed.moves();
      lefts.push((await feed.clip.locator('video').boundingBox())?.x ?? 0);
    }
    expect(lefts[1]).toBe(lefts[0]);
  });

  it('have no button out of reach while their comments are open', async () => {
    const { feed } = await shorts.arrive();
    for (const artist of [USED_SONG.artist, 'Gác Xép']) {
      const [clip] = await shorts.clipsOf(artist);
      await feed.opens(`/short-video/${clip?.id ?? ''}`);
      await feed.presses('c');
      await feed.page.getByLabel(FIELD, { exact: true }).waitFor();
      expect(await feed.unreachable()).toEqual([]);
    }
  });

  /** Opens the comments of a clip that has none. */
  async function opensComments(viewer: Viewer): Promise<string> {
    const { listener, feed } = viewer;
    await feed.opens();
    const quiet = (await shorts.clips()).find(({ counters }) => counters.comments === 0);
    await feed.opens(`/short-video/${quiet?.id ?? ''}`);
    await feed.button('Bình luận').click();
    await listener.page.getByLabel(FIELD, { exact: true }).waitFor();
    return quiet?.id ?? '';
  }

  async function writes({ listener }: Viewer, text: string): Promise<void> {
    await listener.page.getByLabel(FIELD, { exact: true }).fill(text);
    await listener.pressesButton('Gửi bình luận');
  }

  it.each([false, true])('accept a comment, delete it and restore it, on a phone: %s', async (isPhone) => {
    const viewer = await shorts.arriveAs(await shorts.join(), { isPhone });
    const { listener, feed } = viewer;
    const hands = new KeepingPage(listener);
    const id = await opensComments(viewer);
    const text = 'Câu này đúng nỗi lòng';
    await writes(viewer, text);
    const remove = listener.page.getByRole('button', { name: `Xoá bình luận “${text}”`, exact: true });
    await remove.waitFor();
    await listener.seesHeading('1 bình luận');
    expect((await said(id)).items.map((comment) => comment.text)).toEqual([text]);

    await remove.click();
    await remove.waitFor({ state: 'detached' });
    await hands.isTold('Đã xoá bình luận');
    await listener.pressesButton('Hoàn tác');
    await remove.waitFor();
    await listener.seesHeading('1 bình luận');

    await remove.click();
    await listener.sees('Chưa có bình luận nào');
    const deleted = listener.page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await feed.presses('c');
    expect((await deleted).ok()).toBe(true);
    expect((await said(id)).totalCount).toBe(0);
  });

  it('hide a comment from the listener who reported it', async () => {
    const viewer = await shorts.arriveAs(await shorts.join());
    const { listener, feed } = viewer;
    const quiet = (await shorts.clips()).find(({ counters }) => counters.comments === 0)?.id ?? '';
    await says(await shorts.join('Hạ Vy'), quiet, 'Mua hàng ở đây');
    await feed.opens(`/short-video/${quiet}`);
    await feed.button('Bình luận').click();
    await listener.sees('Mua hàng ở đây');
    await listener.pressesButton('Báo cáo bình luận của Hạ Vy');
    const reasons = listener.page.getByRole('menu', { name: 'Vì sao bạn báo cáo bình luận của Hạ Vy?', exact: true });
    await reasons.waitFor();
    await listener.presses('Escape');
    await reasons.waitFor({ state: 'detached' });
    await listener.pressesButton('Báo cáo bình luận của Hạ Vy');
    await reasons.getByRole('menuitem', { name: 'Spam hoặc quảng cáo', exact: true }).click();
    await new KeepingPage(listener).isTold('Cảm ơn bạn');
    await feed.presses('c');
    await listener.page.getByLabel(FIELD, { exact: true }).waitFor({ state: 'detached' });
    await feed.presses('c');
    await listener.sees('Chưa có bình luận nào');
  });

  it('ask for an account before a comment is sent, and retain the written text', async () => {
    const viewer = await shorts.arrive();
    const { listener } = viewer;
    const id = await opensComments(viewer);
    await writes(viewer, 'Ai cũng nói được chứ?');
    const gate = listener.page.getByRole('dialog', { name: 'Đăng nhập để bình luận', exact: true });
    await gate.waitFor();
    await listener.presses('Escape');
    await gate.waitFor({ state: 'detached' });
    expect(await listener.page.getByLabel(FIELD, { exact: true }).inputValue()).toBe('Ai cũng nói được chứ?');
    expect((await said(id)).totalCount).toBe(0);
  });
});
