import { screen, within } from '@testing-library/react';
import { aQueue } from '../../support/builders/a-queue';
import { openProduct } from '../../support/presentation/render-app';

/** A listener with the dialog open. Searches for roles in the dialog alone; other tests check what is around it. */
async function openSound(language: 'vi' | 'en' = 'vi') {
  const product = await openProduct({ language });
  const queue = aQueue('1', '2').build();
  await product.happens(() => product.harness.sound.set({ queue, isPlaying: true, isBuffering: false, duration: 252 }));
  await product.player();
  const title = language === 'vi' ? 'Âm thanh' : 'Sound';
  await product.user.click(screen.getByLabelText(title, { selector: 'button' }));
  const dialog = within(screen.getByLabelText(title, { selector: 'dialog' }));
  const button = (name: string): HTMLElement => dialog.getByRole('button', { name });
  return {
    product,
    dialog,
    button,
    ...product.harness.listening,
    slider: (name: string): HTMLElement => dialog.getByRole('slider', { name }),
    press: (name: string): Promise<void> => product.user.click(button(name)),
  };
}

describe('the sound settings dialog', () => {
  it.each([
    ['vi', 'giữ nguyên'],
    ['en', 'unchanged'],
  ] as const)('opens from the dock with five named equaliser bands, in %s', async (language, level) => {
    const { dialog, slider } = await openSound(language);

    expect(dialog.getAllByRole('slider')).toHaveLength(5);
    expect(slider('60 Hz')).toHaveAttribute('aria-valuetext', level);
  });

  it('sets the equaliser to a named curve, and turns the equaliser off', async () => {
    const { product, dialog, settings, slider, button, press } = await openSound();

    await press('Thêm trầm');

    expect(settings.state.equaliser).toEqual({ isOn: true, gains: [6, 4, 0, 0, 0] });
    expect(slider('60 Hz')).toHaveAttribute('aria-valuetext', 'tăng 6 đê-xi-ben');
    expect(button('Thêm trầm')).toHaveAttribute('aria-pressed', 'true');
    await product.user.click(dialog.getByRole('switch', { name: 'Bộ cân bằng' }));
    expect(settings.state.equaliser.isOn).toBe(false);
  });

  it('evens out the loudness, and explains the chosen mode', async () => {
    const { product, dialog, settings } = await openSound();

    await product.user.click(dialog.getByLabelText('Theo album'));

    expect(settings.state.loudness).toBe('album');
    expect(dialog.getByText('Các album to như nhau; trong một album, bài lặng vẫn lặng hơn.')).toBeVisible();
  });

  it('changes the speed in steps, and resets the speed', async () => {
    const { dialog, settings, press } = await openSound();

    await press('Tăng: Tốc độ');
    expect(settings.state.speed).toBe(1.05);
    expect(dialog.getByText('1,05×')).toBeVisible();
    await press('Đặt lại: Tốc độ');
    expect(settings.state.speed).toBe(1);
    await press('1,5×');
    expect(settings.state.speed).toBe(1.5);
  });

  it('changes the crossfade in steps within its range, and retains the focus', async () => {
    const { settings, button, press } = await openSound();

    await press('Tăng: Chuyển bài chồng nhau');
    expect(settings.state.crossfade).toBe(1);
    await press('Giảm: Chuyển bài chồng nhau');
    await press('Giảm: Chuyển bài chồng nhau');
    expect(settings.state.crossfade).toBe(0);
    expect(button('Giảm: Chuyển bài chồng nhau')).toHaveFocus();
  });

  it('says what a crossfade needs when the device controls the volume itself', async () => {
    const { product, dialog } = await openSound();
    await product.happens(() => product.harness.sound.set({ isVolumeSettable: false }));
    const deps = 'Trên thiết bị này cần Bộ cân bằng (khác Phẳng) hoặc Độ to đều nhau.';
    const steppers = () => dialog.queryAllByRole('button', { name: 'Tăng: Chuyển bài chồng nhau' }).length;

    expect([dialog.queryByText(deps) !== null, steppers()]).toEqual([true, 0]);
    await product.user.click(dialog.getByLabelText('Theo album'));
    expect([dialog.queryByText(deps) !== null, steppers()]).toEqual([false, 1]);
  });

  it('sets a sleep timer, shows the remaining time, and cancels the timer', async () => {
    const { product, dialog, press } = await openSound();

    await press('Tăng: Hẹn giờ tắt');
    await press('Bắt đầu hẹn giờ');
    expect(dialog.getByText('Nhạc dừng sau 35:00')).toBeVisible();
    expect(dialog.getByText('Nhạc dừng sau 35 phút')).toBeInTheDocument();
    await product.wait(61_000);
    expect(dialog.getByText('Nhạc dừng sau 33:59')).toBeVisible();
    await press('Huỷ hẹn giờ');
    await press('Hết bài này');
    expect(dialog.getAllByText('Nhạc dừng khi hết bài này')).toHaveLength(2);
  });

  it('does not trigger the player’s shortcuts while a slider or a choice has the focus', async () => {
    const { product, slider } = await openSound();
    slider('910 Hz').focus();

    await product.keys('{ArrowUp}', '{ArrowRight}');

    expect(product.harness.sound.asked).toEqual([]);
  });

  it('closes', async () => {
    const { press } = await openSound();

    await press('Đóng');

    expect(screen.queryByLabelText('Âm thanh', { selector: 'dialog' })).toBeNull();
  });
});
