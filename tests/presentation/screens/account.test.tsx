import { fireEvent, screen } from '@testing-library/react';
import { PAGE_PLACEHOLDER } from '../../../src/domain/catalogue/what-home-shows';
import { pngHead } from '../../support/builders/picture-heads';
import { PASSWORD } from '../../support/presentation/account-harness';
import { openProduct } from '../../support/presentation/render-app';

const NEW_PASSWORD = 'gió về trên đồi xa';
const HA_VY = { name: 'Hạ Vy', createdAt: '2024-03-15T12:00:00.000Z' };

const openAccount = async (path: string, language: 'vi' | 'en' = 'vi') => {
  const product = await openProduct({ path, language, account: { isSignedIn: true, profile: HA_VY } });
  await product.heading(language === 'vi' ? 'Tài khoản' : 'Account', 1);
  return product;
};

const picture = (bytes: Uint8Array) => {
  const file = new File([Uint8Array.from(bytes)], 'photo.png', { type: 'image/png' });
  return Object.assign(file, { arrayBuffer: () => Promise.resolve(Uint8Array.from(bytes).buffer) });
};

describe('the account pages', () => {
  it.each(['/profile', '/profile/change-password', '/profile/device-management'])(
    '%s redirects a guest to the sign-in page, which leads back',
    async (path) => {
      const product = await openProduct({ path });

      expect(product.path).toBe(`/login?next=${encodeURIComponent(path)}`);
    },
  );

  it.each([
    ['/profile', 'Hồ sơ · Sóng'],
    ['/profile/change-password', 'Đổi mật khẩu · Sóng'],
    ['/profile/device-management', 'Thiết bị · Sóng'],
  ])('%s is named %s and has no serious accessibility fault', async (path, title) => {
    const product = await openAccount(path);

    expect(document.title).toBe(title);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('link to one another', async () => {
    const product = await openAccount('/profile', 'en');

    await product.follow('Devices');

    expect(await product.heading('Where you are logged in', 2)).toBeVisible();
  });
});

describe('the profile page', () => {
  it('shows since when the listener has the account, and saves changes', async () => {
    const product = await openAccount('/profile');
    expect(product.hasText('Nghe nhạc từ tháng 3 năm 2024')).toBe(true);
    expect(product.button('Lưu thay đổi')).toBeDisabled();

    await product.types('Số điện thoại (không bắt buộc)', '0901234567');
    await product.press('Lưu thay đổi');

    expect(product.notices()).toContain('Đã lưu hồ sơ');
    expect(product.harness.account.account.profile.phone).toBe('0901234567');
  });

  it('shows faults in English too, and discards the typed text', async () => {
    const product = await openAccount('/profile', 'en');
    await product.user.clear(product.field('Display name'));
    await product.press('Save changes');
    expect(product.faultOf('Display name')).toBe('Please enter this display name!');

    await product.press('Discard');

    expect(product.field('Display name')).toHaveValue('Hạ Vy');
    expect(product.faultOf('Display name')).toBeNull();
  });

  it('changes language and theme at once', async () => {
    const product = await openAccount('/profile');
    expect(['Ngôn ngữ', 'Giao diện', 'Sáng', 'Tối'].map((words) => product.hasText(words))).not.toContain(false);

    await product.user.click(product.field('Tối'));
    await product.user.click(product.field('English'));

    expect(await product.heading('Account', 1)).toBeVisible();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('crops a chosen picture with the keyboard, and uploads the picture', async () => {
    const product = await openAccount('/profile', 'en');
    await product.chooses('Change photo', picture(pngHead(400, 200)));
    const dialog = await product.dialog('Your photo');
    const image = dialog.querySelector('img')!;
    Object.defineProperties(image, { naturalWidth: { value: 400 }, naturalHeight: { value: 200 } });
    fireEvent.load(image);

    await product.press('Zoom in');
    product.field(/arrow keys/).focus();
    await product.keys('{ArrowRight}');
    await product.press('Use this photo');
    await product.wait(0);

    expect(product.notices()).toContain('Photo changed');
    expect(product.harness.account.shrunk[0]?.crop).toEqual({ left: 126, top: 20, side: 160 });
    expect(product.hasDialog()).toBe(false);
  });

  it('refuses a picture that is too large with a message, and uploads nothing', async () => {
    const product = await openAccount('/profile');

    await product.chooses('Đổi ảnh', picture(pngHead(30_000, 30_000)));

    expect(product.alerts()).toEqual(['Ảnh lớn hơn 25 triệu điểm ảnh. Chọn ảnh nhỏ hơn nhé.']);
    expect(product.harness.account.ownProfile.uploaded).toEqual([]);
  });

  it('discards a chosen picture', async () => {
    const product = await openAccount('/profile');
    await product.chooses('Đổi ảnh', picture(pngHead(40, 20)));
    await product.dialog('Ảnh đại diện');
    expect(await product.accessFaults()).toEqual([]);

    await product.press('Bỏ ảnh này');

    expect(product.hasDialog()).toBe(false);
  });
});

describe('the password page', () => {
  it('changes the password, and says that other devices were signed out', async () => {
    const product = await openAccount('/profile/change-password');
    await product.types('Mật khẩu hiện tại', PASSWORD);
    await product.types('Mật khẩu mới', NEW_PASSWORD);
    await product.types('Mật khẩu một lần nữa', NEW_PASSWORD);

    await product.press('Đổi mật khẩu');

    expect(product.harness.account.account.password).toBe(NEW_PASSWORD);
    expect(product.hasText('Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.')).toBe(true);
  });

  it('refuses a password that contains the account’s name', async () => {
    const product = await openAccount('/profile/change-password');
    await product.types('Mật khẩu hiện tại', PASSWORD);
    await product.types('Mật khẩu mới', 'havy và gió trên đồi');
    await product.types('Mật khẩu một lần nữa', 'havy và gió trên đồi');

    await product.press('Đổi mật khẩu');

    expect(product.faultOf('Mật khẩu mới')).toBe('Mật khẩu mới không được chứa tên hoặc email của bạn!');
    expect(product.field('Mật khẩu mới')).toHaveFocus();
  });
});

describe('the devices page', () => {
  const openDevices = async (language: 'vi' | 'en' = 'vi') => {
    const product = await openProduct({ path: '/history', language, account: { isSignedIn: true } });
    const { account, time } = product.harness;
    const lastSeenAt = new Date(time.now() - 12 * 60_000).toISOString();
    const phone = { id: 'phone', name: '<b>Máy của Mai</b>', ip: '203.0.113.7', lastSeenAt, isCurrent: false };
    account.account.devices = [...account.account.devices, phone];
    await product.press(/^(Tài khoản của|Account of)/);
    await product.keys('{ArrowDown}{Enter}');
    await product.wait(PAGE_PLACEHOLDER);
    await product.heading(language === 'vi' ? 'Thiết bị đang đăng nhập' : 'Where you are logged in', 2);
    return product;
  };

  it('marks the current device, and shows device names as plain text', async () => {
    const product = await openDevices();

    expect(product.hasText('Thiết bị này')).toBe(true);
    expect(product.hasText('<b>Máy của Mai</b>')).toBe(true);
    expect(product.hasText('12 phút trước')).toBe(true);
    expect(product.hasButton('Đăng xuất Linux')).toBe(false);
  });

  it('shows the devices in pages, with a selectable number of rows', async () => {
    const product = await openProduct({
      path: '/profile/device-management',
      account: { isSignedIn: true },
      arrange: ({ account: { account }, time }) => {
        const lastSeenAt = new Date(time.now()).toISOString();
        const more = Array.from({ length: 11 }, (_, index) => ({ id: `d${index}`, name: `Máy ${index}` }));
        const others = more.map((device) => ({ ...device, ip: '203.0.113.7', lastSeenAt, isCurrent: false }));
        account.devices = [...account.devices, ...others];
      },
    });
    const rows = () =>
      screen
        .getAllByRole('button', { name: /^Đăng xuất Máy/ })
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
    expect([rows().length, product.hasText('Tổng cộng 12')]).toEqual([9, true]);

    await product.user.click(screen.getAllByRole('button', { name: 'Trang 2' })[0]!);
    expect(rows()).toHaveLength(2);
    await product.user.selectOptions(screen.getByRole('combobox', { name: 'Số dòng mỗi trang' }), '20');

    expect(rows()).toHaveLength(11);
  });

  it('signs one device out at once', async () => {
    const product = await openDevices('en');

    await product.press('Sign out <b>Máy của Mai</b>');

    expect(product.notices()).toContain('Signed out <b>Máy của Mai</b>');
    expect(product.hasButton(/^Sign out <b>/)).toBe(false);
  });

  it('asks for confirmation before it signs out all other devices', async () => {
    const product = await openDevices();
    await product.press('Đăng xuất 1 thiết bị khác');
    await product.dialog('Đăng xuất 1 thiết bị khác?');
    expect(await product.accessFaults()).toEqual([]);

    await product.press('Đăng xuất');

    expect(product.harness.account.account.devices.map(({ id }) => id)).toEqual(['here']);
    expect(product.hasButton(/thiết bị khác/)).toBe(false);
  });

  it('signs out everywhere, and then shows the sign-in page', async () => {
    const product = await openDevices();
    await product.press('Đăng xuất mọi nơi');
    await product.dialog('Đăng xuất mọi nơi?');

    await product.press('Đăng xuất');
    await product.wait(0);

    expect(product.harness.account.account.devices).toEqual([]);
    expect(product.path).toBe('/login?next=%2Fprofile%2Fdevice-management');
  });
});
