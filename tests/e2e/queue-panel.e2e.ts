import { accessFaults } from '../support/e2e/access-faults';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { PanelPage } from '../support/e2e/panel.page';
import { withVisits, type Arrival } from '../support/e2e/visits';

const SECTION = 'Mới phát hành';
const LOOKS = ['light', 'dark'].flatMap((theme) => [true, false].map((isPhone) => [theme, isPhone] as const));

interface Visit {
  readonly listener: Listener;
  readonly hands: PanelPage;
  /** The songs that follow the current one in the queue. */
  readonly next: readonly string[];
}

describe('The queue beside the page', () => {
  const visits = withVisits();

  /** A listener with the queue open and its first song paused. */
  async function opensQueue(arrival: Arrival = {}): Promise<Visit> {
    const listener = await visits.arrive(arrival);
    await listener.opensHome();
    // In the headless shell the pointer starts at the upper left corner, where a narrow window's rail opens under it.
    await listener.page.mouse.move(600, 60);
    const titles = await listener.songsIn(SECTION);
    const first = await listener.playsFrom(SECTION, 0);
    await listener.ears.hearTone(toneOf(first));
    await listener.player.pauses();
    await listener.pressesButton('Hàng đợi');
    const hands = new PanelPage(listener.page, arrival.isPhone);
    await hands.next.waitFor();
    await hands.standsStill();
    return { listener, hands, next: titles.slice(1) };
  }

  it('shows the next songs, and the page makes room for the queue', async () => {
    const { listener, hands, next } = await opensQueue();
    expect(await hands.titles(hands.next)).toEqual(next);
    const panel = await hands.panel.boundingBox();
    const page = await listener.page.getByRole('main').boundingBox();
    expect(panel).toMatchObject({ width: 348, y: 12 });
    expect((page?.x ?? 0) + (page?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
    expect(await listener.sidewaysOverflow()).toBeLessThanOrEqual(0);
  });

  it('is sorted by dragging, down and up', async () => {
    const { hands, next } = await opensQueue();
    const [one = '', two = '', three = '', ...rest] = next;
    await hands.drags(one, three);
    await hands.stands(hands.next, [two, three, one, ...rest]);
    await hands.drags(three, two);
    await hands.stands(hands.next, [three, two, one, ...rest]);
  });

  it('is sorted with the keyboard alone, and each step is announced', async () => {
    const { listener, hands, next } = await opensQueue();
    const [one = '', two = '', ...rest] = next;
    const total = next.length;
    await hands.handle(one).focus();
    await listener.presses('Space');
    await hands.hears(`Đã nhấc ${one}, vị trí 1 trên ${total}`);
    await listener.presses('ArrowDown');
    await hands.hears(`${one}, vị trí 2 trên ${total}`);
    await listener.presses('Escape');
    await hands.hears(`Đã trả ${one} về vị trí 1`);
    await listener.presses('Space');
    await listener.presses('ArrowDown');
    await listener.presses('Space');
    await hands.hears(`Đã đặt ${one} ở vị trí 2 trên ${total}`);
    await hands.stands(hands.next, [two, one, ...rest]);
    expect(await listener.focused()).toBe(`Dời ${one}`);
  });

  it('loses one song and then all songs, and undo restores them each time', async () => {
    const { listener, hands, next } = await opensQueue();
    const [one = '', two = '', ...rest] = next;
    await hands.handle(two).focus();
    await listener.presses('Delete');
    await hands.stands(hands.next, [one, ...rest]);
    await listener.pressesButton('Hoàn tác');
    await hands.stands(hands.next, next);
    await hands.button('Xoá hết các bài tiếp theo').click();
    await listener.sees('Sau bài này chưa có bài nào.');
    await listener.pressesButton('Hoàn tác');
    await hands.stands(hands.next, next);
  });

  it('plays the song that is pressed', async () => {
    const { listener, hands, next } = await opensQueue();
    const third = next[2] ?? '';
    await hands.panel.getByRole('button', { name: listener.words.playSong(third) }).click();
    await listener.ears.hearTone(toneOf(third));
    expect((await hands.titles(hands.next))[0]).toBe(next[3]);
  });

  it('is open again after a reload, as soon as a song plays', async () => {
    const { listener, hands } = await opensQueue();
    await listener.opensHome();
    await listener.playsFrom(SECTION, 1);
    await hands.panel.waitFor();
  });

  it('shows suggestions with reasons, which the listener can sort, and more on request', async () => {
    const { listener, hands } = await opensQueue();
    await hands.tab('Gợi ý').click();
    await hands.suggestions.waitFor();
    const [one = '', two = '', ...rest] = await hands.titles(hands.suggestions);
    await hands.drags(one, two);
    await hands.stands(hands.suggestions, [two, one, ...rest]);
    await hands.panel
      .getByText(/· (Cùng nghệ sĩ|Cùng thể loại|Nghe sau bài này|Cùng thời|Đổi gió một chút|Được nghe nhiều)/)
      .first()
      .waitFor();

    const asked = listener.page.waitForRequest((request) => /\/backend\/song\/[^/]+\?exclude_ids=/.test(request.url()));
    await hands.button('Thêm gợi ý').click();
    const left = new URL((await asked).url()).searchParams.get('exclude_ids') ?? '';
    expect(JSON.parse(left)).toEqual(expect.arrayContaining([expect.any(String)]));
  });

  it('receives a suggestion at its end', async () => {
    const { hands, next } = await opensQueue();
    await hands.tab('Gợi ý').click();
    await hands.suggestions.waitFor();
    const [one = ''] = await hands.titles(hands.suggestions);
    await hands.button(`Thêm ${one} vào hàng đợi`).click();
    await hands.tab('Hàng đợi').click();
    await hands.stands(hands.next, [...next, one]);
  });

  it('continues with a suggestion when the queue ends', async () => {
    const { listener, hands } = await opensQueue();
    await hands.button('Xoá hết các bài tiếp theo').click();
    await hands.tab('Gợi ý').click();
    await hands.suggestions.waitFor();
    const [first = ''] = await hands.titles(hands.suggestions);
    await listener.player.seeksTo(0.9);
    await listener.player.resumes();
    await listener.ears.hearTone(toneOf(first));
    await listener.player.showsSong(first);
  });

  it('is a sheet on a phone, sorted by a long press and a drag', async () => {
    const { listener, hands, next } = await opensQueue({ isPhone: true });
    const [one = '', two = '', three = '', ...rest] = next;
    await hands.dragsByFinger(one, three);
    await hands.stands(hands.next, [two, three, one, ...rest]);
    await hands.button(`Lựa chọn khác cho ${two}`).click();
    await listener.pressesButton('Bỏ khỏi hàng đợi');
    await hands.stands(hands.next, [three, one, ...rest]);
    await hands.button('Hoàn tác').click();
    await hands.stands(hands.next, [two, three, one, ...rest]);
    await hands.button('Đóng bảng').click();
    await hands.panel.waitFor({ state: 'detached' });
  });

  it('opens over the whole player of a phone', async () => {
    const { listener, hands } = await opensQueue({ isPhone: true });
    await hands.button('Đóng bảng').click();
    await hands.panel.waitFor({ state: 'detached' });
    await listener.player.unfolds();
    await listener.page.getByRole('dialog').getByRole('button', { name: 'Hàng đợi', exact: true }).click();
    await hands.next.waitFor();
    await listener.presses('Escape');
    await hands.panel.waitFor({ state: 'detached' });
    await listener.seesButton('Thu nhỏ trình phát');
  });

  it('floats over the page in a narrower window, and Esc closes it', async () => {
    const { listener, hands } = await opensQueue({ viewport: { width: 1100, height: 800 } });
    const panel = await hands.panel.boundingBox();
    const page = await listener.page.getByRole('main').boundingBox();
    expect((page?.x ?? 0) + (page?.width ?? 0)).toBeGreaterThan(panel?.x ?? 0);
    await hands.tab('Hàng đợi').focus();
    await listener.presses('Escape');
    await hands.panel.waitFor({ state: 'detached' });
  });

  it.each(LOOKS)('has no serious accessibility fault, %s, on a phone: %s', async (theme, isPhone) => {
    const listener = await visits.arrive({ isPhone });
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    await listener.opensHome();
    const first = await listener.playsFrom(SECTION, 0);
    await listener.ears.hearTone(toneOf(first));
    await listener.player.pauses();
    await listener.pressesButton('Hàng đợi');
    const hands = new PanelPage(listener.page, isPhone);
    await hands.next.waitFor();
    const faults = [...(await accessFaults(listener.page))];
    await hands.tab('Gợi ý').click();
    await hands.suggestions.waitFor();
    faults.push(...(await accessFaults(listener.page)));
    expect(faults).toEqual([]);
  });
});
