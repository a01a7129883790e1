import { localInstant } from '../../support/builders/a-local-instant';
import { aSong } from '../../support/builders/a-song';
import { SONGS } from '../../support/builders/a-collection';
import { VirtualTime } from '../../support/fakes/virtual-time';
import { EMAIL, PASSWORD } from '../../support/presentation/account-harness';
import { openProduct } from '../../support/presentation/render-app';
import type { Harness } from '../../support/presentation/harness';

const withPlays = ({ history }: Harness): void => {
  void history.add({ song: SONGS[2]!, playedAt: localInstant(2025, 12, 20, 8) });
  void history.add({ song: SONGS[0]!, playedAt: localInstant(2025, 12, 21, 8) });
};

/** A moment this many days before the date of the tests' clock. */
const daysBefore = (days: number): string => {
  const today = new Date(new VirtualTime().now());
  return localInstant(today.getFullYear(), today.getMonth() + 1, today.getDate() - days);
};

const rowsOf = (day: HTMLElement): (string | null)[] =>
  [...day.querySelectorAll('a[href^="/song/"]')].map((link) => link.getAttribute('href'));

describe('the listening history', () => {
  it('is listed by day, latest first, and can be played in that order', async () => {
    const product = await openProduct({ path: '/history', arrange: withPlays });

    expect(await product.heading('Nghe gần đây', 1)).toBeVisible();
    expect(product.hasText(/chỉ nằm trên thiết bị này/)).toBe(true);
    expect([rowsOf(product.region(/21\/12\/2025/)), rowsOf(product.region(/20\/12\/2025/))]).toEqual([
      ['/song/1'],
      ['/song/3'],
    ]);
    await product.press('Phát');
    expect(product.harness.sound.asked).toEqual(['play 1,3 from 0']);
  });

  it('still lists a song whose file is missing, with the reason, and does not play the song', async () => {
    const away = aSong('9').titled('Xa Vắng').away().build();
    const product = await openProduct({
      path: '/history',
      arrange: ({ history }) => void history.add({ song: away, playedAt: localInstant(2025, 12, 21, 8) }),
    });
    await product.heading('Nghe gần đây', 1);

    const press = product.button('Xa Vắng: Tệp đang vắng mặt');
    expect(press).toHaveAttribute('aria-disabled', 'true');
    expect(product.region(/21\/12\/2025/)).toHaveTextContent('Tệp đang vắng mặt');
    await product.press('Xa Vắng: Tệp đang vắng mặt');
    expect(product.harness.sound.asked).toEqual([]);
    expect(await product.accessFaults()).toEqual([]);
  });

  it('names today and yesterday, and gives the date of other days', async () => {
    const product = await openProduct({
      path: '/history',
      arrange: ({ history }) => {
        for (const [index, days] of [2, 1, 0].entries())
          void history.add({ song: SONGS[index]!, playedAt: daysBefore(days) });
      },
    });

    await product.heading('Nghe gần đây', 1);
    expect([/Hôm nay/, /Hôm qua/, /30\/12\/2025|29\/12\/2025/].map((name) => rowsOf(product.region(name)))).toEqual([
      ['/song/3'],
      ['/song/2'],
      ['/song/1'],
    ]);
  });

  it('is that of the account after signing in, and that of this device again after signing out', async () => {
    const product = await openProduct({ path: '/history', arrange: withPlays });
    await product.heading('Nghe gần đây', 1);
    expect(product.hasText(/chỉ nằm trên thiết bị này/)).toBe(true);

    const { signIn } = product.harness.account.viewModel.deps.services;
    await product.happens(() => signIn.execute({ email: EMAIL, password: PASSWORD, remember: true }));
    await product.wait(0);
    expect(await product.heading('Chưa có lịch sử')).toBeVisible();
    await product.happens(() => product.harness.account.viewModel.signOut());
    await product.wait(0);

    expect(rowsOf(product.region(/21\/12\/2025/))).toEqual(['/song/1']);
  });

  it('is deleted on request, after confirmation', async () => {
    const product = await openProduct({ path: '/history', arrange: withPlays });

    await product.heading('Nghe gần đây', 1);
    await product.press('Xoá lịch sử');
    await product.dialog('Xoá lịch sử nghe?');
    expect(rowsOf(product.region(/21\/12\/2025/))).toEqual(['/song/1']);
    await product.user.click(product.buttons('Xoá lịch sử').at(-1)!);

    expect(await product.heading('Chưa có lịch sử')).toBeVisible();
  });
});
