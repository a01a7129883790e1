import { clientConfiguration } from '../../webpack.config';

describe('the code of a page', () => {
  it('is waited for for two minutes', () => {
    expect(clientConfiguration('production').output?.chunkLoadTimeout).toBe(120_000);
  });
});
