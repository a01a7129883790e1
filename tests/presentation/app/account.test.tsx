import { EMAIL, PASSWORD } from '../../support/presentation/account-harness';
import { openProduct } from '../../support/presentation/render-app';

describe('the account in the header', () => {
  it('is a sign-in link that leads back to this page', async () => {
    const product = await openProduct({ path: '/songs?a=1' });

    expect(product.link('Đăng nhập')).toHaveAttribute('href', '/login?next=%2Fsongs%3Fa%3D1');
  });

  it('is a menu for a signed-in listener, and works with the keyboard', async () => {
    const product = await openProduct({ account: { isSignedIn: true } });

    await product.press('Tài khoản của An');
    expect(product.menu()).toEqual(['Hồ sơ', 'Thiết bị', 'Đăng xuất']);
    expect(await product.accessFaults()).toEqual([]);
    await product.keys('{End}{ArrowDown}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveTextContent('Thiết bị');
    await product.keys('{Escape}');

    expect(product.menu()).toEqual([]);
    expect(product.button('Tài khoản của An')).toHaveFocus();
  });

  it('closes its menu when something else is pressed', async () => {
    const product = await openProduct({ account: { isSignedIn: true }, language: 'en' });
    await product.press('Account of An');

    await product.user.click(document.body);

    expect(product.menu()).toEqual([]);
  });

  it('signs out, and goes to the home page from a page of the account', async () => {
    const product = await openProduct({ path: '/profile', account: { isSignedIn: true } });
    await product.heading('Tài khoản', 1);

    await product.press('Tài khoản của An');
    await product.keys('{End}{Enter}');
    await product.wait(0);

    expect(product.harness.account.viewModel.isSignedIn).toBe(false);
    expect(product.path).toBe('/');
    expect(product.link('Đăng nhập')).toBeVisible();
  });
});

describe('the sign-in dialog', () => {
  const openAsking = async () => {
    const product = await openProduct({ path: '/history' });
    const complete = jest.fn();
    await product.happens(() => product.harness.account.viewModel.attempt({ reason: 'like', complete }));
    await product.dialog('Đăng nhập để thích bài hát');
    return { product, complete };
  };

  it('gives the reason, signs in, and then completes the action on the same page', async () => {
    const { product, complete } = await openAsking();

    await product.types('Email', EMAIL);
    await product.types('Mật khẩu', PASSWORD);
    await product.keys('{Enter}');
    await product.wait(0);

    expect(complete).toHaveBeenCalledTimes(1);
    expect(product.hasDialog()).toBe(false);
    expect(product.path).toBe('/history');
  });

  it('creates an account, and then completes the action', async () => {
    const { product, complete } = await openAsking();
    await product.press('Tạo tài khoản');

    await product.types('Tên hiển thị', 'Nguyên Khuê');
    await product.types('Email', 'khue@song.test');
    await product.types('Mật khẩu', 'gió về trên đồi xa');
    await product.keys('{Enter}');
    await product.wait(0);

    expect(complete).toHaveBeenCalledTimes(1);
  });

  it('asks for the mailed code before it creates an account, when the server confirms by mail', async () => {
    const { product, complete } = await openAsking();
    product.harness.account.service.confirmsByMail = true;
    await product.press('Tạo tài khoản');
    await product.types('Tên hiển thị', 'Nguyên Khuê');
    await product.types('Email', 'khue@song.test');
    await product.types('Mật khẩu', 'gió về trên đồi xa');
    await product.keys('{Enter}');
    await product.heading('Nhập mã', 3);
    expect(complete).not.toHaveBeenCalled();
    expect(await product.accessFaults()).toEqual([]);

    await product.types('Mã', product.harness.account.service.mails[0]?.code ?? '');
    await product.wait(0);

    expect(complete).toHaveBeenCalledTimes(1);
    expect(product.hasDialog()).toBe(false);
  });

  it('has no serious accessibility fault', async () => {
    const { product } = await openAsking();

    expect(await product.accessFaults()).toEqual([]);
  });

  it('cancels the pending action when it is closed', async () => {
    const { product, complete } = await openAsking();

    await product.press('Đóng');
    expect(product.hasDialog()).toBe(false);
    await product.happens(async () => {
      const { signIn } = product.harness.account.viewModel.deps.services;
      await signIn.execute({ email: EMAIL, password: PASSWORD, remember: true });
    });

    expect(complete).not.toHaveBeenCalled();
  });
});
