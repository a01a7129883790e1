import { BrowserAppInstaller } from '../../../src/infrastructure/system/browser-app-installer';
import { captureInstallPrompt } from '../../../src/infrastructure/system/install-prompt';
import { describeAppInstaller } from '../../contract/app-installer.contract';

/** The browser's own install prompt, as the browser fires it. */
function question(prompt: () => Promise<{ outcome: string }>): Event {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

const answered = (agrees: boolean) => question(() => Promise.resolve({ outcome: agrees ? 'accepted' : 'dismissed' }));

const open = () => new BrowserAppInstaller(captureInstallPrompt(window));

describeAppInstaller('the browser', () => ({
  installer: open(),
  offers: (agrees) => void window.dispatchEvent(answered(agrees)),
  installs: () => void window.dispatchEvent(new Event('appinstalled')),
}));

describe('the install prompt of the browser', () => {
  it('is not shown by itself but stored, also when it comes before the installer is created', async () => {
    const kept = captureInstallPrompt(window);
    const asked = answered(true);
    window.dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(true);
    expect(await new BrowserAppInstaller(kept).ask()).toBe(true);
  });

  it('counts as refused when it fails', async () => {
    const installer = open();
    window.dispatchEvent(question(() => Promise.reject(new Error('not from a gesture'))));
    expect(await installer.ask()).toBe(false);
  });

  it('is not available once the app is installed', async () => {
    const installer = open();
    installer.changes.subscribe();
    window.dispatchEvent(answered(true));
    window.dispatchEvent(new Event('appinstalled'));
    expect([installer.facts.canAsk, await installer.ask()]).toEqual([false, false]);
  });
});
