import { NavigatorTrackingWish } from '../../../src/infrastructure/system/navigator-tracking-wish';

describe('The wish not to be tracked', () => {
  it.each([
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: '0', globalPrivacyControl: true }, true],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: 'unspecified' }, false],
    [{ doNotTrack: null, globalPrivacyControl: false }, false],
    [{}, false],
  ])('of a browser that reports %j is %s', (browser, refuses) => {
    expect(new NavigatorTrackingWish(() => browser).refuses()).toBe(refuses);
  });

  it('is read again each time', () => {
    const browser = { globalPrivacyControl: false };
    const wish = new NavigatorTrackingWish(() => browser);
    expect(wish.refuses()).toBe(false);
    browser.globalPrivacyControl = true;
    expect(wish.refuses()).toBe(true);
  });
});
