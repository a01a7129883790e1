import { FakeAppInstaller } from '../support/fakes/fake-app-installer';
import { describeAppInstaller } from './app-installer.contract';

describeAppInstaller('the fake', () => {
  const installer = new FakeAppInstaller();
  const offers = (agrees: boolean): void => {
    installer.agrees = agrees;
    installer.become({ canAsk: true });
  };
  return { installer, offers, installs: () => installer.become({ isInstalled: true }) };
});
