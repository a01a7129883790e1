import { aQueue } from '../../support/builders/a-queue';
import { EMAIL, PASSWORD } from '../../support/presentation/account-harness';
import { openProduct } from '../../support/presentation/render-app';

const GREETING = 'Nghe tiếp nhé';
const NEW_PASSWORD = 'gió về trên đồi xa';

async function openLogin(path = '/login', language: 'vi' | 'en' = 'vi') {
  const product = await openProduct({ path, language });
  await product.heading(language === 'vi' ? GREETING : 'Pick up where you left off', 1);
  return product;
}

describe('the sign-in page', () => {
  it('shows a greeting, signs in with the keyboard alone, and leads back', async () => {
    const product = await openLogin('/login?next=%2Fso%2Ffar%3Fa%3D1');
    expect(product.hasText('Đăng nhập để mở lại thư viện của bạn.')).toBe(true);

    await product.user.click(product.field('Email'));
    await product.user.paste(EMAIL);
    await product.keys('{Tab}{Tab}');
    await product.user.paste(PASSWORD);
    await product.keys('{Enter}');
    await product.wait(0);

    expect(product.harness.account.viewModel.isSignedIn).toBe(true);
    expect(product.path).toBe('/so/far?a=1');
  });

  it.each([
    ['vi', 'Email', 'ban@example.vn', 'Mật khẩu', 'Mật khẩu của bạn'],
    ['en', 'Email', 'you@example.com', 'Password', 'Your password'],
  ] as const)(
    'labels its fields and shows an example in each (%s)',
    async (language, email, address, password, secret) => {
      const product = await openLogin('/login', language);

      expect(product.field(email)).toHaveAttribute('placeholder', address);
      expect(product.field(password)).toHaveAttribute('placeholder', secret);
    },
  );

  it.each([
    ['vi', 'Quên mật khẩu?', 'Đăng nhập', 'Giữ đăng nhập trên thiết bị này'],
    ['en', 'Forgot your password?', 'Log in', 'Keep me logged in on this device'],
  ] as const)(
    'has a link to reset the password, a submit button, and a choice to stay signed in (%s)',
    async (language, forgot, submit, remember) => {
      const product = await openLogin('/login', language);

      expect(product.links(forgot)).toEqual(['/forgot-password']);
      expect(product.button(submit)).toHaveAttribute('type', 'submit');
      expect(product.field(remember)).toBeChecked();
    },
  );

  it('redirects only to addresses of this product', async () => {
    const product = await openLogin('/login?next=%2F%2Fevil.test');

    await product.types('Email', EMAIL);
    await product.types('Mật khẩu', PASSWORD);
    await product.press('Đăng nhập');

    expect(product.path).toBe('/');
  });

  it.each([
    ['vi', ['Vui lòng nhập email!', 'Vui lòng nhập mật khẩu!'], 'Còn 2 chỗ cần sửa.'],
    ['en', ['Please enter this email!', 'Please enter this password!'], '2 fields need mending.'],
  ] as const)(
    'says which fields are missing (%s), and moves the focus to the first of them',
    async (language, faults, summary) => {
      const product = await openLogin('/login', language);

      await product.press(language === 'vi' ? 'Đăng nhập' : 'Log in');

      expect(['Email', language === 'vi' ? 'Mật khẩu' : 'Password'].map((label) => product.faultOf(label))).toEqual(
        faults,
      );
      expect(product.field('Email')).toHaveFocus();
      expect(product.alerts()).toEqual([summary]);
    },
  );

  it('says that the sign-in failed, but not which field was wrong', async () => {
    const product = await openLogin();
    await product.types('Email', EMAIL);
    await product.types('Mật khẩu', 'khác');

    await product.press('Đăng nhập');

    expect(product.alerts()).toEqual(['Email hoặc mật khẩu chưa đúng.']);
  });

  it('says how long the account is locked', async () => {
    const product = await openLogin('/login', 'en');
    product.harness.account.service.trouble = { kind: 'locked', retryAfter: 130 };
    await product.types('Email', EMAIL);
    await product.types('Password', PASSWORD);

    await product.press('Log in');

    expect(product.alerts()).toEqual(['This account is locked for now. Try again in 2 minutes 10 seconds.']);
  });

  it('shows the password on request', async () => {
    const product = await openLogin();
    expect(product.field('Mật khẩu')).toHaveAttribute('type', 'password');

    await product.press('Hiện mật khẩu');

    expect(product.field('Mật khẩu')).toHaveAttribute('type', 'text');
    expect(product.button('Hiện mật khẩu')).toHaveAttribute('aria-pressed', 'true');
  });

  it('mentions the admin system when it was opened from there', async () => {
    const product = await openLogin('/login?next=/admin');

    expect(product.hasText('Đăng nhập để vào hệ thống quản trị.')).toBe(true);
  });

  it('changes all its texts to another language', async () => {
    const product = await openLogin();

    await product.press('Tiếng Việt, đổi ngôn ngữ sang English');

    expect(await product.heading('Pick up where you left off', 1)).toBeVisible();
  });

  it('shows the player while a song plays', async () => {
    const product = await openLogin();
    await product.happens(() => product.harness.sound.set({ queue: aQueue('a').build(), isPlaying: true }));

    expect(await product.player()).toBeVisible();
  });

  it('redirects a signed-in listener at once', async () => {
    const product = await openProduct({ path: '/login?next=/403', account: { isSignedIn: true } });

    expect(product.path).toBe('/403');
  });

  it.each(['/login', '/register', '/forgot-password'])('%s has no serious accessibility fault', async (path) => {
    const product = await openProduct({ path });
    await product.text('Tiếng Việt');
    await product.user.click(document.querySelector('button[type="submit"]')!);

    expect(await product.accessFaults()).toEqual([]);
  });
});

describe('the sign-up page', () => {
  it('shows which rules the password meets, and creates the account', async () => {
    const product = await openProduct({ path: '/register?next=/403', language: 'en' });
    await product.heading('Create an account', 1);
    expect(product.hasText('At least 10 characters')).toBe(true);

    await product.types('Display name', 'Nguyên Khuê');
    await product.types('Email', 'khue@song.test');
    await product.types('Password', NEW_PASSWORD);
    expect(product.hasText('Hard to guess: very')).toBe(true);
    await product.press('Create account');

    expect(product.harness.account.viewModel.profile?.name).toBe('Nguyên Khuê');
    expect(product.path).toBe('/403');
  });

  it('shows at the email field that the address already has an account', async () => {
    const product = await openProduct({ path: '/register' });
    await product.heading('Tạo tài khoản', 1);

    await product.types('Tên hiển thị', 'Vy');
    await product.types('Email', EMAIL);
    await product.types('Mật khẩu', NEW_PASSWORD);
    await product.press('Tạo tài khoản');

    expect(product.faultOf('Email')).toBe('Đã có tài khoản với email này!');
    expect(product.field('Email')).toHaveFocus();
  });
});
