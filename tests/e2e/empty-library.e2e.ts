import { Member } from '../support/e2e/member';
import { Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';

describe('A product without music', () => {
  const visits = withVisits();
  let product: Product;
  beforeAll(async () => {
    product = await Product.start();
  });
  afterAll(() => product.stopAndForget());

  it('shows everybody how to add music, and only the administrator once there are accounts', async () => {
    const listener = await visits.arrive({ address: product.address });
    await listener.opens('/');
    await listener.seesHeading('Chưa có nhạc ở đây');
    await listener.sees('MEDIA_DIR=~/Music npm start');
    const admin = await Member.join(product);
    await listener.opens('/');
    await listener.sees('Nếu bạn quản lý máy chủ này, hãy đăng nhập để xem cách đưa nhạc vào.');
    await admin.signInto(listener.page.context());
    await listener.opens('/');
    await listener.sees('MEDIA_DIR=~/Music npm start');
    expect(visits.takeComplaints()).toEqual([]);
  });

  it('says in English that there is no music', async () => {
    const listener = await visits.arrive({ address: product.address, speaks: 'en' });
    await listener.opens('/?lng=en');
    await listener.seesHeading('No music here yet');
  });

  it('prints its address, and how to add music', () => {
    expect(product.output).toContain(product.address);
    expect(product.output).toContain(product.dataFolder);
    expect(product.output).toMatch(/PostgreSQL 18/);
    expect(product.output).toContain('MEDIA_DIR=~/Music npm start');
  });
});
