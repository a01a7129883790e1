import { installStateOf } from '../../../src/domain/app/install-state';
import { INSTALL_WAYS, installWayOf } from '../../../src/domain/app/install-way';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('the way to install the app on a device', () => {
  it.each([
    ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1', 5, 'ios'],
    ['Chrome on an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140', 5, 'ios'],
    ['an iPad, which says that it is a Mac', `${MAC} Version/18.0 Safari/605.1`, 5, 'ios'],
    ['Android', 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', 5, 'android'],
    ['Firefox on Android', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Firefox/140.0', 5, 'android'],
    ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0', 0, 'firefox'],
    ['Safari on a Mac', `${MAC} Version/18.0 Safari/605.1`, 0, 'mac'],
    ['Chrome on a Mac', `${MAC} Chrome/140 Safari/537.36`, 0, 'desktop'],
    ['an old iPad', 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Safari/604.1', 5, 'ios'],
    ['an iPod', 'Mozilla/5.0 (iPod touch; CPU iPod OS 12_5 like Mac OS X) Safari/604.1', 5, 'ios'],
    ['a Mac with two touch points, which is an iPad', `${MAC} Version/18.0 Safari/605.1`, 2, 'ios'],
    ['a Mac with one touch point', `${MAC} Version/18.0 Safari/605.1`, 1, 'mac'],
    ['Edge on a Mac', `${MAC} Edg/140`, 0, 'desktop'],
    ['a browser without a familiar name', 'Mozilla/5.0 (X11; Linux x86_64) Safari/605.1 Epiphany/605.1', 0, 'desktop'],
    ['an iPhone in small letters', 'iphone', 5, 'ios'],
    ['Android in small letters', 'android', 5, 'android'],
    ['Firefox in small letters', 'firefox', 0, 'firefox'],
    ['a Mac in small letters', 'macintosh safari', 0, 'mac'],
    ['Chrome on a Mac in small letters', 'macintosh chrome', 0, 'desktop'],
    ['Edge on Windows', 'Mozilla/5.0 (Windows NT 10.0) Chrome/140 Edg/140', 10, 'desktop'],
  ])('is chosen for %s', (_, userAgent, touchPoints, way) => {
    expect(installWayOf({ userAgent, touchPoints })).toBe(way);
  });

  it('is offered beside the others, phones first', () => {
    expect(INSTALL_WAYS).toEqual(['ios', 'android', 'mac', 'desktop', 'firefox']);
  });
});

describe('the install state that the app page shows', () => {
  const facts = { isRunning: false, isInstalled: false, canAsk: false, isSecure: true };

  it.each([
    ['it runs as an app', { ...facts, isRunning: true, canAsk: true }, 'running'],
    ['it was installed just now', { ...facts, isInstalled: true, canAsk: true, isSecure: false }, 'installed'],
    ['the browser can ask, although it came without HTTPS', { ...facts, canAsk: true, isSecure: false }, 'askable'],
    ['the browser can ask', { ...facts, canAsk: true }, 'askable'],
    ['no browser installs what came without HTTPS', { ...facts, isSecure: false }, 'insecure'],
    ['nothing but doing it by hand', facts, 'by-hand'],
  ])('%s', (_, given, state) => {
    expect(installStateOf(given)).toBe(state);
  });
});
