import { LayerPage } from '../support/e2e/layer.page';
import { toneOf } from '../support/e2e/library-facts';
import type { Listener } from '../support/e2e/listener';
import { OtherSite } from '../support/e2e/other-site';
import { SoundPage } from '../support/e2e/sound.page';
import { withVisits } from '../support/e2e/visits';

const NEW = 'Mới phát hành';
const BACK = 'Quay lại';
const FORWARD = 'Đi tiếp';
const MORE_CROSSFADE = 'Tăng: Chuyển bài chồng nhau';

/** Waits until a button of the header is enabled, or disabled. */
async function offers({ page }: Listener, label: string, isOffered: boolean): Promise<void> {
  await page.waitForFunction(
    ([name, wanted]) => document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`)?.disabled === !wanted,
    [label, isOffered] as const,
  );
}

/**
 * Runs before the page's own scripts. As on an iPhone, only the hardware buttons set the volume, and a value set by the page is
 * shown for a moment.
 */
function keepVolumeToDevice(): void {
  const shown = new WeakMap<object, number>();
  Object.defineProperty(HTMLMediaElement.prototype, 'volume', {
    get(this: object) {
      return shown.get(this) ?? 1;
    },
    set(this: object, volume: number) {
      shown.set(this, volume);
      setTimeout(() => shown.delete(this));
    },
  });
}

describe('The back and forward buttons', () => {
  const visits = withVisits();

  async function goesAround(listener: Listener): Promise<void> {
    await listener.opensHome();
    await listener.followsLink('Khám phá');
    await listener.seesHeading('Khám phá');
  }

  it('are enabled only when there is a page behind or ahead, also after a reload', async () => {
    const listener = await visits.arrive();
    await listener.opensHome();
    await offers(listener, BACK, false);
    await offers(listener, FORWARD, false);
    await listener.followsLink('Khám phá');
    await listener.seesHeading('Khám phá');
    await offers(listener, BACK, true);
    await listener.pressesButton(BACK);
    await listener.seesSection(NEW);
    await offers(listener, BACK, false);
    await offers(listener, FORWARD, true);
    await listener.reloads();
    await listener.seesSection(NEW);
    await offers(listener, FORWARD, true);
    await listener.pressesButton(FORWARD);
    await listener.seesHeading('Khám phá');
    await offers(listener, FORWARD, false);
  });

  it('do not lead forward after a layer was opened over the page', async () => {
    const listener = await visits.arrive();
    await goesAround(listener);
    await listener.pressesButton(BACK);
    await offers(listener, FORWARD, true);
    await new LayerPage(listener.page).opens('the list of keys');
    await offers(listener, FORWARD, false);
  });

  it('do not lead to another site whose address was typed meanwhile, in a browser that reports it', async () => {
    const listener = await visits.arrive();
    await goesAround(listener);
    await listener.pressesButton(BACK);
    await offers(listener, FORWARD, true);
    const site = await OtherSite.open();
    await site.isVisitedBy(listener);
    await site.isLeftBy(listener);
    await listener.seesSection(NEW);
    await offers(listener, FORWARD, await listener.page.evaluate(() => !('navigation' in window)));
    await site.close();
  });
});

describe('A device that controls the volume itself', () => {
  const visits = withVisits();

  async function listensThere(): Promise<{ listener: Listener; tone: number }> {
    const listener = await visits.arrive();
    await listener.page.addInitScript(keepVolumeToDevice);
    await listener.opensHome();
    const title = await listener.playsFrom(NEW, 1);
    return { listener, tone: toneOf(title) };
  }

  it('has a mute button and no volume slider', async () => {
    const { listener, tone } = await listensThere();
    await listener.ears.hearTone(tone);
    expect(await listener.page.getByRole('slider', { name: 'Âm lượng' }).count()).toBe(0);
    await listener.player.togglesMute();
    await listener.ears.hearMuted();
    await listener.player.togglesMute();
    await listener.ears.hearTone(tone);
  });

  it('is muted also through the equaliser, which allows songs to fade there', async () => {
    const { listener, tone } = await listensThere();
    const sound = new SoundPage(listener);
    await listener.ears.hearTone(tone);
    await sound.opens();
    await sound.reads('Trên thiết bị này cần Bộ cân bằng (khác Phẳng) hoặc Độ to đều nhau.');
    await sound.presses('Thêm trầm');
    await sound.presses(MORE_CROSSFADE);
    await sound.closes();
    await listener.ears.hearTone(tone);
    await listener.player.togglesMute();
    await listener.ears.hearMuted();
  });
});
