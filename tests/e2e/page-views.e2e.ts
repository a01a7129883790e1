import type { Listener } from '../support/e2e/listener';
import { withVisits, type Arrival } from '../support/e2e/visits';

const COUNTED = '/backend/page-view';
const CONTACT = 'Liên hệ';

describe('Counting page views', () => {
  const visits = withVisits();

  /** A listener whose browser does not decide about page views for them, and the reported paths. */
  async function arrives(arrival: Arrival = { isAsked: true }) {
    const listener = await visits.arrive(arrival);
    const told: string[] = [];
    const headers: string[] = [];
    listener.page.on('request', (request) => {
      if (!request.url().endsWith(COUNTED)) return;
      told.push((request.postDataJSON() as { page_path: string }).page_path);
      headers.push(...Object.keys(request.headers()));
    });
    return { listener, told, headers };
  }

  /** Navigates by the router, as a link does. */
  const follows = async ({ page }: Listener, name: string, heading: string): Promise<void> => {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  const asking = ({ page }: Listener) => page.getByRole('region', { name: 'Đếm lượt xem trang' });

  it('sends nothing before the listener agrees, then one view for each page, and nothing after consent is withdrawn', async () => {
    const { listener, told, headers } = await arrives();
    await listener.opensHome();
    await asking(listener).waitFor();
    await follows(listener, CONTACT, CONTACT);
    await listener.goesBackInHistory();
    // The address changes before the page appears.
    await listener.page.waitForFunction(() => document.title === 'Trang chủ · Sóng');
    expect(told).toEqual([]);

    const counted = listener.page.waitForResponse(
      (response) => response.url().endsWith(COUNTED) && (response.request().postData() ?? '').includes('/contact'),
    );
    await asking(listener).getByRole('button', { name: 'Đồng ý' }).click();
    await follows(listener, CONTACT, CONTACT);
    expect((await counted).status()).toBe(200);
    expect(told).toEqual(['/', '/contact']);
    expect(headers).not.toContain('authorization');
    expect(headers).not.toContain('deviceid');

    await follows(listener, 'Quyền riêng tư', 'Bảo mật và quyền riêng tư');
    await listener.page.getByRole('switch', { name: 'Đếm lượt xem trang' }).click();
    await listener.page.getByText('Không gửi gì cả.', { exact: true }).waitFor();
    await follows(listener, CONTACT, CONTACT);
    expect(told).toEqual(['/', '/contact', '/security-policy']);
  });

  it('does not ask when the browser requests no tracking, and sends nothing', async () => {
    const { listener, told } = await arrives({});
    await listener.opensHome();
    await follows(listener, 'Quyền riêng tư', 'Bảo mật và quyền riêng tư');
    await listener.page.getByText('Trình duyệt của bạn báo không theo dõi.').waitFor();
    expect(await asking(listener).getByRole('button').count()).toBe(0);
    expect(told).toEqual([]);
  });

  it('asks on a phone without covering the page or the player', async () => {
    const { listener } = await arrives({ isAsked: true, isPhone: true });
    await listener.opensHome();
    await asking(listener).waitFor();
    const tabs = await listener.page.getByRole('navigation').last().boundingBox();
    const bar = await asking(listener).boundingBox();
    expect(bar?.y).toBeGreaterThanOrEqual((tabs?.y ?? 0) + 59);
    await asking(listener).getByRole('button', { name: 'Không' }).click();
    await asking(listener).waitFor({ state: 'detached' });
  });
});
