import { screen } from '@testing-library/react';
import { aProfile } from '../../support/builders/a-profile';
import { readCode } from '../../support/presentation/read-code';
import { openProduct } from '../../support/presentation/render-app';

const MESSAGE = 'Bài này thiếu lời, bạn thêm giúp nhé.';
const EMPTY = { phone: null, birthday: null, gender: null, bio: null };

describe('a page without layout', () => {
  it.each([
    ['/policy-term', 'vi', 'Điều khoản sử dụng'],
    ['/policy-term', 'en', 'Terms of use'],
    ['/security-policy', 'vi', 'Bảo mật và quyền riêng tư'],
    ['/security-policy', 'en', 'Security and privacy'],
    ['/contact', 'vi', 'Liên hệ'],
    ['/contact', 'en', 'Contact'],
    ['/app', 'vi', 'Ứng dụng Sóng'],
    ['/app', 'en', 'The Sóng app'],
  ] as const)('%s has no main navigation, in %s: %s', async (path, language, title) => {
    const product = await openProduct({ path, language });

    expect(await product.heading(title, 1)).toBeVisible();
    expect(screen.queryByRole('navigation', { name: /^(?:Điều hướng chính|Main navigation)$/ })).toBeNull();
    expect(await product.accessFaults()).toEqual([]);
  });

  it('links to each of its sections, and to the other pages about the product', async () => {
    const product = await openProduct({ path: '/security-policy' });

    expect(product.links('Đếm lượt xem trang')).toEqual(['#analytics']);
    expect(document.getElementById('analytics')).toBeVisible();
    expect(product.links('Liên hệ')).toEqual(['/contact']);
    expect(product.links('Tải ứng dụng')).toEqual(['/app']);
  });

  it.each(['/login', '/'])('is linked from %s', async (path) => {
    const product = await openProduct({ path });

    expect(product.links('Quyền riêng tư')).toEqual(['/security-policy']);
    expect(product.links('Điều khoản')).toEqual(['/policy-term']);
  });
});

describe('what the product says about itself', () => {
  it.each([
    ['/app', 'vi', 'Chào mừng đến với Sóng'],
    ['/app', 'en', 'Welcome to Sóng'],
    ['/contact', 'vi', 'Về chúng tôi'],
    ['/contact', 'en', 'About us'],
  ] as const)('is shown at %s, in %s: %s', async (path, language, words) => {
    const product = await openProduct({ path, language });

    expect(product.hasText(words)).toBe(true);
  });
});

describe('the contact page', () => {
  it('says what is missing, then sends the message and says where the answer will arrive', async () => {
    const product = await openProduct({ path: '/contact' });

    await product.press('Gửi lời nhắn');
    expect(product.alerts()).toEqual(['Còn 3 chỗ cần sửa.']);
    expect(product.faultOf('Lời nhắn')).toBe('Vui lòng nhập lời nhắn!');
    await product.types('Tên hiển thị', 'An');
    await product.types('Email', 'an@song.test');
    await product.types('Lời nhắn', MESSAGE);
    await product.press('Gửi lời nhắn');

    expect(await product.heading('Đã gửi lời nhắn')).toHaveFocus();
    expect(product.hasText('Cảm ơn bạn. Câu trả lời sẽ đến an@song.test.')).toBe(true);
    expect(product.harness.account.contactForm.letters).toEqual([
      { name: 'An', email: 'an@song.test', message: MESSAGE },
    ]);
    await product.press('Gửi lời nhắn khác');
    expect(product.field('Lời nhắn')).toHaveValue('');
    expect(product.field('Email')).toHaveValue('an@song.test');
  });

  it('fills in the name of the signed-in account, and says why a message was not sent', async () => {
    const product = await openProduct({ path: '/contact', account: { isSignedIn: true, profile: { name: 'Vy' } } });
    expect(product.field('Tên hiển thị')).toHaveValue('Vy');
    product.harness.account.contactForm.failure = { kind: 'rate-limited', retryAfter: 60 };

    await product.types('Lời nhắn', MESSAGE);
    await product.press('Gửi lời nhắn');

    expect(product.alerts()).toEqual(['Bạn vừa gửi vài lời nhắn rồi. Thử lại sau 1 phút.']);
    expect(product.field('Lời nhắn')).toHaveValue(MESSAGE);
  });
});

describe('the page that completes a profile', () => {
  it('asks only for the missing fields, and says when the profile is complete', async () => {
    const profile = { ...EMPTY, bio: 'Nghe nhạc cả ngày' };
    const product = await openProduct({ path: '/update-account', account: { isSignedIn: true, profile } });
    await product.heading('Hoàn thiện hồ sơ', 1);
    expect(product.hasText('Giới thiệu')).toBe(false);

    await product.types('Số điện thoại', '0900 000 000');
    await product.user.type(product.field('Ngày sinh'), '1999-02-28');
    await product.user.selectOptions(product.field('Giới tính'), 'other');
    await product.press('Lưu');

    expect(await product.heading('Hồ sơ đã đầy đủ', 1)).toBeVisible();
    expect(product.harness.account.account.profile).toMatchObject({ phone: '0900 000 000', gender: 'other' });
    expect(await product.accessFaults()).toEqual([]);
  });

  it('sends a listener who is not signed in to the sign-in page, with the address to return to', async () => {
    const product = await openProduct({ path: '/update-account' });

    expect(product.path).toBe('/login?next=%2Fupdate-account');
  });

  it('is offered on an incomplete profile', async () => {
    const gaps = await openProduct({ path: '/profile', account: { isSignedIn: true, profile: EMPTY } });
    expect(gaps.links('Hoàn thiện hồ sơ')).toEqual(['/update-account']);
  });

  it('is not offered on a complete profile', async () => {
    const { phone, birthday, gender, bio } = aProfile({
      phone: '0900 000 000',
      birthday: '1999-02-28',
      gender: 'other',
      bio: 'Xin chào',
    });
    const whole = await openProduct({
      path: '/profile',
      account: { isSignedIn: true, profile: { phone, birthday, gender, bio } },
    });
    expect(whole.links('Hoàn thiện hồ sơ')).toEqual([]);
  });
});

describe('the page about the app', () => {
  it('opens the browser’s install prompt where there is one', async () => {
    const product = await openProduct({
      path: '/app',
      arrange: ({ later }) => later.installer.become({ canAsk: true }),
    });

    await product.press('Cài ứng dụng');
    await product.happens(() => product.harness.later.installer.become({ isInstalled: true }));

    expect(product.harness.later.installer.asked).toBe(1);
    expect(product.announcements()).toContain('Sóng đã được cài trên thiết bị này.');
  });

  it('shows the steps to install the app after the listener declines the prompt', async () => {
    const arrange = (harness: {
      later: { installer: { agrees: boolean; become(change: { canAsk: boolean }): void } };
    }) => {
      harness.later.installer.agrees = false;
      harness.later.installer.become({ canAsk: true });
    };
    const product = await openProduct({ path: '/app', arrange });
    await product.press('Cài ứng dụng');

    expect(product.announcements().join()).toContain('Lúc khác cũng được.');
    expect(await product.heading('Trên thiết bị này: Chrome, Edge trên máy tính')).toBeVisible();
    expect(product.hasText('iPhone, iPad')).toBe(true);
  });

  it('says why the browser cannot install the app, and that the app already runs', async () => {
    const product = await openProduct({
      path: '/app',
      arrange: ({ later }) => later.installer.become({ isSecure: false }),
    });
    expect(product.announcements().join()).toContain('HTTPS');

    await product.happens(() => product.harness.later.installer.become({ isRunning: true }));
    expect(product.announcements()).toContain('Bạn đang dùng ứng dụng đã cài.');
  });

  it('shows the site’s address as a QR code, and a picture of the product on a phone', async () => {
    await openProduct({ path: '/app' });
    const code = screen.getByRole('img', { name: 'Mã QR của http://localhost' });

    expect(readCode(code)).toBe('http://localhost');
    expect(screen.getByRole('img', { name: 'Trang chủ Sóng trên điện thoại' })).toHaveAttribute(
      'src',
      '/pictures/phone-vi-light.webp',
    );
  });
});
