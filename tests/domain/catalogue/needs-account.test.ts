import { COLLECTION_TYPES } from '../../../src/domain/catalogue/browsing.port';
import { needsAccount } from '../../../src/domain/catalogue/needs-account';

describe('needsAccount', () => {
  it('is true only for the liked and the recently played songs of a listener', () => {
    expect(COLLECTION_TYPES.filter(needsAccount)).toEqual(['liked', 'recent']);
  });
});
