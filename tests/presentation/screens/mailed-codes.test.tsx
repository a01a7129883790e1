import { EMAIL } from '../../support/presentation/account-harness';
import { openProduct } from '../../support/presentation/render-app';

const NEW_PASSWORD = 'gió về trên đồi xa';

describe('the sign-up page when the address is confirmed by mail', () => {
  async function openAtCode(email: string) {
    const product = await openProduct({ path: '/register?next=/403' });
    product.harness.account.service.confirmsByMail = true;
    await product.heading('Tạo tài khoản', 1);
    await product.types('Tên hiển thị', 'Nguyên Khuê');
    await product.types('Email', email);
    await product.types('Mật khẩu', NEW_PASSWORD);
    await product.press('Tạo tài khoản');
    await product.heading('Nhập mã', 1);
    return product;
  }

  it('asks for the mailed code, and returns to the earlier page once the code is right', async () => {
    const product = await openAtCode('khue@song.test');
    expect(product.hasText('Gửi tới khue@song.test')).toBe(true);
    expect(product.field('Mã')).toHaveFocus();
    expect(await product.accessFaults()).toEqual([]);

    await product.types('Mã', product.harness.account.service.mails[0]?.code ?? '');
    await product.wait(0);

    expect(product.harness.account.viewModel.profile?.name).toBe('Nguyên Khuê');
    expect(product.path).toBe('/403');
  });

  it('does not reveal whether an address has an account: only the mail does', async () => {
    const product = await openAtCode(EMAIL);

    expect(
      product.hasText(
        'Mở thư vừa gửi và nhập mã 6 số trong đó. Nếu email này đã có tài khoản, thư sẽ chỉ cách đăng nhập.',
      ),
    ).toBe(true);
  });

  it('retains the typed values when the listener goes back to change the address', async () => {
    const product = await openAtCode('khue@song.test');

    await product.press('Đổi email');

    expect(product.field('Email')).toHaveFocus();
    expect(product.field('Email')).toHaveValue('khue@song.test');
    expect(product.field('Mật khẩu')).toHaveValue(NEW_PASSWORD);
  });
});

describe('the pages for a forgotten password', () => {
  async function openAtCode() {
    const product = await openProduct({ path: '/forgot-password' });
    await product.heading('Quên mật khẩu', 1);
    await product.types('Email', EMAIL);
    await product.press('Gửi mã');
    await product.heading('Nhập mã', 1);
    return product;
  }

  it('asks for the code that was sent, and shows how long the code is still valid', async () => {
    const product = await openAtCode();
    expect(product.field('Mã')).toHaveFocus();
    expect(product.field('Mã')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(product.hasText('Nếu email này có tài khoản, mã 6 số sẽ đến trong vài phút.')).toBe(true);
    expect(product.hasText('Mã còn hiệu lực 5:00')).toBe(true);

    await product.wait(61_000);
    await product.press('Gửi lại mã');
    expect(product.harness.account.service.mails).toHaveLength(2);
    await product.wait(300_000);

    expect(product.hasText('Mã đã hết hạn. Gửi lại mã để tiếp tục.')).toBe(true);
  });

  it('accepts a pasted code, then the new password, and does not sign in', async () => {
    const product = await openAtCode();
    await product.user.click(product.field('Mã'));
    await product.user.paste(`Mã: ${product.harness.account.service.mails[0]?.code}`);
    await product.wait(0);
    await product.heading('Đặt mật khẩu mới', 1);
    expect(product.path).toBe('/reset-password');

    await product.types('Mật khẩu', NEW_PASSWORD);
    await product.types('Mật khẩu một lần nữa', NEW_PASSWORD);
    await product.press('Đặt mật khẩu');

    expect(await product.heading('Đã đặt mật khẩu mới', 1)).toBeVisible();
    expect(product.harness.account.account.password).toBe(NEW_PASSWORD);
    expect(product.link('Đăng nhập')).toHaveAttribute('href', '/login');
    expect(product.harness.account.viewModel.isSignedIn).toBe(false);
  });

  it('asks for the long code of an earlier mail after too many mails were sent to the address', async () => {
    const product = await openProduct({ path: '/forgot-password' });
    product.harness.account.service.sendsMails = false;
    await product.heading('Quên mật khẩu', 1);
    await product.types('Email', EMAIL);
    await product.press('Gửi mã');
    await product.heading('Nhập mã', 1);
    expect(
      product.hasText(
        'Nếu email này có tài khoản, đã có quá nhiều thư được gửi tới đó. Hãy mở thư mới nhất và nhập mã dài trong đó.',
      ),
    ).toBe(true);
    expect(product.field('Mã dài')).toHaveFocus();
    expect(product.hasText('Dùng mã 6 số')).toBe(false);
    expect(await product.accessFaults()).toEqual([]);

    await product.types('Mã dài', 'abcd efgh jkmn pqrs');
    await product.press('Xác nhận');

    expect(await product.heading('Đặt mật khẩu mới', 1)).toBeVisible();
  });

  it('offers the long code beside the six digits, and switches back to the six digits', async () => {
    const product = await openAtCode();

    await product.press('Dùng mã dài trong thư');
    expect(product.field('Mã dài')).toHaveFocus();
    await product.press('Dùng mã 6 số');

    expect(product.field('Mã')).toHaveFocus();
  });

  it('shows an error at the code field when the code is wrong', async () => {
    const product = await openAtCode();

    await product.types('Mã', '111111');
    await product.wait(0);

    expect(product.faultOf('Mã')).toBe('wrong');
    expect(await product.accessFaults()).toEqual([]);
  });

  it('starts with the address when the last step is opened directly', async () => {
    const product = await openProduct({ path: '/reset-password' });

    expect(await product.heading('Quên mật khẩu', 1)).toBeVisible();
    expect(product.path).toBe('/forgot-password');
  });
});
