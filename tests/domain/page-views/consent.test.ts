import { storeAnswer, readConsent } from '../../../src/domain/page-views/consent';

describe('whether page views may be counted', () => {
  it.each([
    [null, false, 'unasked'],
    ['perhaps', false, 'unasked'],
    ['yes', false, 'granted'],
    ['no', false, 'denied'],
    [null, true, 'refused'],
    ['yes', true, 'refused'],
  ])('with the stored answer %p, the browser refuses: %p → %s', (kept, refuses, consent) => {
    expect(readConsent(kept, refuses)).toBe(consent);
  });

  it.each([
    [true, 'granted'],
    [false, 'denied'],
  ])('reads a stored answer again: %p', (agrees, consent) => {
    expect(readConsent(storeAnswer(agrees), false)).toBe(consent);
  });
});
