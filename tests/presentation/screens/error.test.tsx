import { aQueue } from '../../support/builders/a-queue';
import { openProduct } from '../../support/presentation/render-app';

const NOT_FOUND = 'Trang này trôi đi đâu mất rồi';

describe('the error page', () => {
  it.each([
    ['/nowhere', NOT_FOUND],
    ['/so/deep/that/nothing/is/there', NOT_FOUND],
    ['/403', 'Bạn chưa vào được chỗ này'],
    ['/500', 'Sóng đang động'],
  ])('%s says: %s', async (path, title) => {
    const product = await openProduct({ path });

    expect(await product.heading(title, 1)).toBeVisible();
    expect(await product.accessFaults()).toEqual([]);
  });

  it('speaks English, and says that the music goes on while it does', async () => {
    const product = await openProduct({ path: '/nowhere', language: 'en' });
    await product.heading('This page drifted off', 1);
    expect(product.hasText('Your music is still playing.')).toBe(false);

    await product.happens(() => product.stage.sound.set({ queue: aQueue('a').build(), isPlaying: true }));

    expect(product.hasText('Your music is still playing.')).toBe(true);
  });

  it('leads home', async () => {
    const product = await openProduct({ path: '/nowhere' });
    await product.heading(NOT_FOUND, 1);

    await product.follow('Về trang chủ');
    await product.wait(2000);

    expect(await product.heading('Chưa có nhạc ở đây')).toBeVisible();
  });
});
