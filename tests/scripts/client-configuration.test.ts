import { clientConfiguration } from '../../webpack.config';

describe('the code of a page', () => {
  it('may take two minutes to load', () => {
    expect(clientConfiguration('production').output?.chunkLoadTimeout).toBe(120_000);
  });
});
