import { COLLECTION_TYPES } from '../../../src/domain/catalogue/browsing.port';
import { needsAccount } from '../../../src/domain/catalogue/needs-account';

describe('needsAccount', () => {
  it('is true of what a listener likes and heard, and of nothing that is there for everybody', () => {
    expect(COLLECTION_TYPES.filter(needsAccount)).toEqual(['liked', 'recent']);
  });
});
