import { rm } from 'node:fs/promises';
import { AccountPage } from '../support/e2e/account.page';
import { trackCalled, toneOf } from '../support/e2e/library-facts';
import { makeTemporaryFolder, Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';
import { copyFiles } from '../support/fixtures/make-library';

const SONG = trackCalled('Thềm Nắng Cũ');
const NAME = 'Nguyên Khuê';
const PASSWORD = 'gió về trên đồi xa';

/** Run before the page's own scripts. */
const STORAGES: readonly (readonly [string, () => void])[] = [
  [
    'blocked',
    () => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
    },
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'full of nonsense',
    () => {
      const settings = ['theme', 'i18nextLng', 'pinned', 'volume', 'shortcuts', 'playHistory', 'reloadedVersion'];
      const facts = ['deviceId', 'cdnDomain', 'cdnProtectedDomain', 'accessToken', 'refresh_token'];
      const spoilt = window.name === 'spoilt' ? [] : [...settings, ...facts];
      for (const key of spoilt) localStorage.setItem(key, '\u0001{"[ \ud800ễ');
      window.name = 'spoilt';
    },
  ],
];

describe('A browser whose storage is', () => {
  const visits = withVisits();
  let mediaFolder: string;
  let product: Product;

  beforeAll(async () => {
    mediaFolder = await makeTemporaryFolder();
    await copyFiles(mediaFolder, [SONG.file]);
    product = await Product.start({ mediaFolder });
  });
  afterAll(async () => {
    await product.stopAndForget();
    await rm(mediaFolder, { recursive: true, force: true });
  });

  it.each(STORAGES)('%s shows the product, plays, and stays signed in for the life of the tab', async (name, spoil) => {
    const listener = await visits.arrive({ address: product.address });
    await listener.page.addInitScript(spoil);
    const hands = new AccountPage(listener);
    await listener.opensHome();
    await listener.page.getByRole('link', { name: 'Đăng nhập', exact: true }).waitFor();
    await hands.signsUp(NAME, `${name.replaceAll(' ', '-')}@song.test`, PASSWORD);
    await listener.followsLink('Trang chủ');
    await listener.plays(SONG.title);
    await listener.ears.hearTone(toneOf(SONG.title));
    await hands.chooses(NAME, 'Thiết bị');
    await listener.sees('Thiết bị này');
    await hands.isKnownAs(NAME);
    expect(visits.takeComplaints().filter((complaint) => !complaint.includes('401'))).toEqual([]);
  });
});
