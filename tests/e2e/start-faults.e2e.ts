import { createServer, type AddressInfo, type Server } from 'node:net';
import { Product } from '../support/e2e/product';

describe('A start that cannot succeed', () => {
  jest.setTimeout(60_000);
  let taken: Server;

  beforeAll(async () => {
    taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise((resolve) => taken.close(resolve)));

  it('names the port that is taken, and suggests another port', async () => {
    const { port } = taken.address() as AddressInfo;
    const product = await Product.launch({ port });
    expect((await product.ended).code).not.toBe(0);
    expect(product.output).toContain(`port ${port} on 127.0.0.1 is taken`);
    expect(product.output).toContain(`PORT=${port + 1} npm start`);
    expect(product.output).not.toMatch(/^\s+at /m);
    await product.stopAndForget();
  });

  it('names the media folder that does not exist', async () => {
    const product = await Product.launch({ mediaFolder: '/no/such/music' });
    expect((await product.ended).code).not.toBe(0);
    expect(product.output).toContain('MEDIA_DIR=/no/such/music does not exist');
    await product.stopAndForget();
  });

  it('leaves the data folder to the server that uses it', async () => {
    const first = await Product.start();
    const second = await Product.launch({ dataFolder: first.dataFolder });
    expect((await second.ended).code).not.toBe(0);
    expect(second.output).toContain(first.dataFolder);
    expect((await fetch(`${first.address}/readyz`)).ok).toBe(true);
    await first.stopAndForget();
  });
});
