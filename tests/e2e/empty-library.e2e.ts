import { Member } from '../support/e2e/member';
import { Product } from '../support/e2e/product';
import { withVisits } from '../support/e2e/visits';

describe('A product without music', () => {
  const visits = withVisits();
  let product: Product;
  /** The first account. */
  let admin: Member;

  beforeAll(async () => {
    product = await Product.start();
    admin = await Member.join(product);
  });
  afterAll(() => product.stopAndForget());

  it('says so to a guest, and asks for nothing that only admins are told', async () => {
    const listener = await visits.arrive({ address: product.address });
    await listener.opens('/');
    await listener.seesHeading('Chưa có nhạc ở đây');
    await listener.sees('Nếu bạn quản lý máy chủ này, hãy đăng nhập để xem cách đưa nhạc vào.');

    expect(visits.takeComplaints()).toEqual([]);
  });

  it('says to its admin how to bring some in', async () => {
    const listener = await visits.arrive({ address: product.address });
    await admin.signInto(listener.page.context());
    await listener.opens('/');
    await listener.sees('MEDIA_DIR=~/Music npm start');
  });

  it('says so in English', async () => {
    const listener = await visits.arrive({ address: product.address, speaks: 'en' });
    await listener.opens('/?lng=en');
    await listener.seesHeading('No music here yet');
  });

  it('prints where it is, and how to bring music in', () => {
    expect(product.output).toContain(product.address);
    expect(product.output).toContain(product.dataFolder);
    expect(product.output).toMatch(/PostgreSQL 18/);
    expect(product.output).toContain('MEDIA_DIR=~/Music npm start');
  });
});
