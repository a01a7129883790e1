import { AccountPage } from '../support/e2e/account.page';
import { accessFaults } from '../support/e2e/access-faults';
import { Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';

const NAME = 'Nguyên Khuê';
const PASSWORD = 'gió về trên đồi xa';
const OPEN_PAGES = ['/', '/login', '/register', '/forgot-password', '/no-such-page'];
const OWN_PAGES = ['/profile', '/profile/change-password', '/profile/device-management'];
const LOOKS = ['light', 'dark'].flatMap((theme) => [true, false].map((isPhone) => [theme, isPhone] as const));

describe('Accessibility of public and account pages', () => {
  const visits = withVisits();
  let product: Product;
  let people = 0;

  beforeAll(async () => {
    product = await Product.start({ environment: { DEMO: 'off' } });
  });
  afterAll(() => product.stopAndForget());

  async function faultsOf(paths: readonly string[], theme: string, isPhone: boolean, isSignedIn: boolean) {
    const listener = await visits.arrive({ address: product.address, isPhone });
    await listener.page.addInitScript((look) => localStorage.setItem('theme', look), theme);
    people += 1;
    const signUp = () => new AccountPage(listener).signsUp(NAME, `access-${people}@song.test`, PASSWORD);
    await (isSignedIn ? signUp() : listener.opens('/'));
    const faults: string[] = [];
    for (const path of paths) {
      await listener.opens(path);
      await listener.page.getByRole('heading', { level: 1 }).first().waitFor();
      faults.push(...(await accessFaults(listener.page)).map((fault) => `${path} ${fault}`));
    }
    return faults;
  }

  it.each(LOOKS)('no public page has a serious fault, %s, on a phone: %s', async (theme, isPhone) => {
    const faults = await faultsOf(OPEN_PAGES, theme, isPhone, false);
    visits.takeComplaints();
    expect(faults).toEqual([]);
  });

  it.each(LOOKS)('no account page has a serious fault, %s, on a phone: %s', async (theme, isPhone) => {
    expect(await faultsOf(OWN_PAGES, theme, isPhone, true)).toEqual([]);
  });
});
