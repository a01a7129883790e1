import { aPeer, playing } from '../../support/builders/a-peer';
import { aQueue } from '../../support/builders/a-queue';
import { openProduct, type ProductOnScreen } from '../../support/presentation/render-app';

const HERE = aPeer('here', { deviceId: 'own', deviceName: 'Firefox', isOwn: true });
const HALL = aPeer('hall', { deviceId: 'tv', deviceName: 'Phòng khách', now: playing() });
const IDLE = aPeer('pocket', { deviceId: 'phone', deviceName: 'Điện thoại' });

async function listen(isSignedIn = true): Promise<ProductOnScreen> {
  const product = await openProduct({ account: { isSignedIn } });
  await product.happens(() => product.harness.sound.set({ queue: aQueue('1').build() }));
  await product.wait(0);
  return product;
}

async function openDevices(...[peers, controlled]: Parameters<ProductOnScreen['harness']['devices']['show']>) {
  const product = await listen();
  await product.happens(() => product.harness.devices.show(peers, controlled));
  await product.press('Thiết bị khác');
  await product.dialog('Nghe trên thiết bị nào');
  return product;
}

describe('the account’s other devices', () => {
  it('have no button when no other device is connected, and no button for a guest', async () => {
    const product = await listen();
    await product.happens(() => product.harness.devices.show([HERE]));
    expect(product.hasButton('Thiết bị khác')).toBe(false);
    await product.happens(() => product.harness.devices.show([HERE, HALL]));
    expect(product.hasButton('Thiết bị khác')).toBe(true);
    const guest = await listen(false);
    await guest.happens(() => guest.harness.devices.show([HERE, HALL]));
    expect(guest.hasButton('Thiết bị khác')).toBe(false);
  });

  it('are listed with what they play, after this device', async () => {
    const product = await openDevices([HALL, IDLE, HERE]);
    const rows = [...(await product.dialog('Nghe trên thiết bị nào')).querySelectorAll('li')];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^FirefoxThiết bị nàyChưa phát gì/),
      expect.stringMatching(/^Phòng kháchĐang phát: Sương Sớm · Lan Chi/),
      expect.stringMatching(/^Điện thoạiChưa phát gì/),
    ]);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('show that a device is paused in the middle of a song', async () => {
    const product = await openDevices([HERE, { ...HALL, now: playing({ isPlaying: false }) }]);
    expect(product.hasText('Đang dừng: Sương Sớm · Lan Chi')).toBe(true);
  });

  it.each([
    ['Điều khiển Phòng khách', 'control tv'],
    ['Nghe ở đây bài đang phát trên Phòng khách', 'here from tv'],
  ])('can be controlled, or their music moved here, by a button that closes the dialog: %s', async (name, asked) => {
    const product = await openDevices([HERE, HALL]);
    await product.press(name);
    expect(product.harness.devices.asked).toEqual([asked]);
    expect(product.hasDialog()).toBe(false);
    expect(product.button('Thiết bị khác')).toHaveFocus();
  });

  it('can take over the music of this device when this device has a song', async () => {
    const product = await openDevices([{ ...HERE, now: playing() }, IDLE]);
    expect(product.hasButton('Nghe ở đây bài đang phát trên Điện thoại')).toBe(false);
    await product.press('Phát ở đó, trên Điện thoại');
    expect(product.harness.devices.asked).toEqual(['there on phone']);
  });

  it('offer no song commands for a device without a song', async () => {
    const product = await openDevices([HERE, IDLE]);
    expect(product.button('Điều khiển Điện thoại')).toBeDisabled();
    expect(product.hasButton('Phát ở đó, trên Điện thoại')).toBe(false);
  });

  it('can be released from control, also when they have no song any more', async () => {
    const product = await openDevices([HERE, IDLE], 'Điện thoại');
    await product.press('Thôi điều khiển Điện thoại');
    expect(product.harness.devices.asked).toEqual(['release']);
  });

  it.each([
    ['the one that is commanded', [HERE, IDLE, HALL], 'Điện thoại', 'Đang nghe trên Điện thoại'],
    ['one that plays while this one does not', [HERE, IDLE, HALL], null, 'Đang nghe trên Phòng khách'],
    ['not where this one plays too', [{ ...HERE, now: playing() }, HALL], null, null],
    ['not where none plays', [HERE, IDLE], null, null],
  ])('show the name of the device where the music plays: %s', async (_, peers, controlled, words) => {
    const product = await listen();
    await product.happens(() => product.harness.devices.show(peers, controlled));
    const pill = /^Đang nghe trên/;
    expect(product.hasButton(pill) ? product.button(pill).textContent : null).toBe(words);
  });

  it('leave the dialog open with a message when the last one disconnects', async () => {
    const product = await openDevices([HERE, HALL]);
    await product.happens(() => product.harness.devices.show([HERE]));
    expect(product.hasText('Hiện không có thiết bị nào khác đang mở Sóng bằng tài khoản này.')).toBe(true);
  });

  it('show a notice when a device cannot be reached', async () => {
    const product = await openDevices([HERE, HALL]);
    await product.happens(() => product.harness.devices.failures.next({ kind: 'offline' }));
    expect(product.notices()).toEqual(['Bạn đang ngoại tuyến. Kiểm tra mạng rồi thử lại nhé.']);
  });
});
