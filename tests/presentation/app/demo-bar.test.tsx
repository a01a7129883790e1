import { loadDemoBar } from '../../../src/presentation/app/loading/parts';
import { aDemoProgress } from '../../support/builders/a-demo-progress';
import { aHomeSection } from '../../support/builders/a-home-section';
import { songs } from '../../support/builders/a-song';
import { openProduct } from '../../support/presentation/render-app';

const SAID = 'Sóng đang làm nhạc mẫu';
const SECTIONS = [aHomeSection('new').titled('Mới phát hành').ofSongs(songs('a')).build()];

async function openWhileMaking(setting: Parameters<typeof openProduct>[0] = {}) {
  const product = await openProduct(setting);
  await product.happens(() => product.harness.demo.next(aDemoProgress()));
  await product.wait(0);
  return product;
}

describe('the progress bar of the demo music', () => {
  beforeAll(async () => void (await loadDemoBar()));

  it('shows what is being made, the progress and the remaining time', async () => {
    const product = await openWhileMaking({ sections: SECTIONS });

    expect(await product.text(`${SAID}: 12 trên 36 bài và video, còn khoảng 2 phút`)).toBeVisible();
    expect(await product.text('Bến Vắng')).toBeVisible();
    expect(product.progress(SAID)).toEqual({ now: '12', most: '36' });
  });

  it('has no serious accessibility fault', async () => {
    const product = await openWhileMaking({ sections: SECTIONS });
    expect(product.progress(SAID).now).toBe('12');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('shows the progress in English, without a remaining time when that is unknown', async () => {
    const product = await openWhileMaking({ sections: SECTIONS, language: 'en' });
    await product.happens(() => product.harness.demo.next(aDemoProgress({ remaining: null, current: null })));

    expect(await product.text('Sóng is making demo music: 12 of 36 songs and videos')).toBeVisible();
    expect(product.hasText('Bến Vắng')).toBe(false);
  });

  it('is announced once, not at each step', async () => {
    const product = await openWhileMaking({ sections: SECTIONS });
    expect(product.announcements()).toContain(SAID);

    const before = product.announcements();
    await product.happens(() => product.harness.demo.next(aDemoProgress({ made: 13 })));

    expect(product.announcements()).toEqual(before);
  });

  it('can be hidden', async () => {
    const product = await openWhileMaking({ sections: SECTIONS });
    await product.press('Ẩn tiến độ nhạc mẫu');
    expect(product.hasText(/trên 36 bài/)).toBe(false);
  });

  it('disappears when the demo is ready, and the page shows the new music', async () => {
    const product = await openWhileMaking({ sections: SECTIONS });
    product.harness.home.sections = [
      ...SECTIONS,
      aHomeSection('more').titled('Album đáng nghe trọn').ofSongs(songs('b')).build(),
    ];
    await product.happens(() => product.harness.demo.next(aDemoProgress({ state: 'ready', made: 36 })));

    expect(product.hasText(/trên 36 bài/)).toBe(false);
    expect(await product.heading('Album đáng nghe trọn')).toBeVisible();
  });

  it('an empty home page shows that it is loading, and not that it has no music', async () => {
    const product = await openWhileMaking();
    expect(product.hasText('Chưa có nhạc ở đây')).toBe(false);
    expect(product.hasText('Đang tải')).toBe(true);
  });
});
