import { aHomeSection } from '../../support/builders/a-home-section';
import { localInstant } from '../../support/builders/a-local-instant';
import { aQueue } from '../../support/builders/a-queue';
import { songs } from '../../support/builders/a-song';
import { aSongDetails } from '../../support/builders/a-song-details';
import { openProduct } from '../../support/presentation/render-app';

const SECTIONS = [aHomeSection('new').titled('Mới phát hành').ofSongs(songs('1')).build()];
const SONGS = songs('1').map((song) => aSongDetails(song).build());

describe('the layout around the page', () => {
  it('changes and stores the theme', async () => {
    const product = await openProduct();
    expect(document.documentElement.dataset['theme']).toBe('light');

    await product.press('Bật giao diện tối');

    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(product.hasButton('Bật giao diện sáng')).toBe(true);
    expect(product.harness.store.read('theme')).toBe('dark');
  });

  it('changes and stores the language, everywhere on the page', async () => {
    const product = await openProduct({ sections: SECTIONS });

    await product.press('Tiếng Việt, đổi ngôn ngữ sang English');

    expect(await product.text('English')).toBeVisible();
    expect(product.hasButton('Switch to dark')).toBe(true);
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('i18nextLng')).toBe('en');
  });

  it('pins the sidebar, and stores the setting', async () => {
    const product = await openProduct({ kept: { pinned: 'false' } });
    expect(product.button('Ghim thanh bên')).toHaveAttribute('aria-pressed', 'false');

    await product.press('Ghim thanh bên');

    expect(product.button('Ghim thanh bên')).toHaveAttribute('aria-pressed', 'true');
    expect(product.harness.store.read('pinned')).toBe('true');
  });

  it('begins with links that skip the navigation and lead to the player', async () => {
    const product = await openProduct();
    await product.happens(() => product.harness.sound.set({ queue: aQueue('1').build() }));
    await product.player();

    await product.user.tab();
    await product.keys('{Enter}');
    expect(document.activeElement).toHaveAttribute('id', 'content');

    await product.follow('Tới trình phát');
    expect(document.activeElement).toHaveAttribute('id', 'player');
  });

  it('moves the focus to the title of a new page', async () => {
    const product = await openProduct({ sections: SECTIONS, songs: SONGS });
    expect(document.activeElement).toBe(document.body);

    await product.follow('Ngủ Quên Trên Sóng');

    expect(await product.heading('Ngủ Quên Trên Sóng', 1)).toHaveFocus();
  });

  it('plays the song that was heard last with one press', async () => {
    const product = await openProduct();
    await product.happens(() =>
      product.harness.history.add({ song: songs('1')[0]!, playedAt: localInstant(2026, 11, 21, 8) }),
    );
    await product.heading('Nghe gần đây');

    await product.press('Phát Ngủ Quên Trên Sóng của Hạ Vy');

    expect(product.harness.sound.asked).toEqual(['play 1 from 0']);
    expect(product.region('Nghe gần đây')).toHaveTextContent('Hạ Vy · 21/11/2026');
  });

  it('shows a notice when the connection is lost, and another when the connection returns', async () => {
    const product = await openProduct();

    await product.happens(() => product.harness.connectivity.set(false));
    expect(product.notices()).toEqual(['Mất kết nối. Đang thử lại…']);
    await product.happens(() => product.harness.connectivity.set(true));

    expect(product.notices()).toEqual(['Đã có kết nối trở lại']);
  });
});
