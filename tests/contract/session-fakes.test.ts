import { aProfile } from '../support/builders/a-profile';
import { MemoryAccount } from '../support/backends/memory/memory-account';
import { MemoryDevices } from '../support/backends/memory/memory-devices';
import { MemoryOwnData } from '../support/backends/memory/memory-own-data';
import { MemoryOwnProfile } from '../support/backends/memory/memory-own-profile';
import { MemorySignInService } from '../support/backends/memory/memory-sign-in-service';
import { MemoryServer } from '../support/backends/memory/memory-server';
import { FakeSessionServer } from '../support/fakes/fake-session-server';
import { ImmediateTime } from '../support/fakes/immediate-time';
import { describeAccountRegistration } from './account-registration.contract';
import { describeAccounts } from './accounts.contract';
import { describeDevices } from './devices.contract';
import { describeOwnData } from './own-data.contract';
import { describeOwnProfile } from './own-profile.contract';
import { describePasswordRecovery } from './password-recovery.contract';
import { describeRegistrationByMail } from './registration-by-mail.contract';
import { describeTokenRefresh } from './token-refresh.contract';

const EMAIL = 'an@song.test';
const PASSWORD = 'sông dài biển rộng 7';

async function registered() {
  const service = new MemorySignInService();
  await service.register({ email: EMAIL, password: PASSWORD, name: 'An' });
  const canSignInWith = async (password: string) =>
    (await service.signIn({ email: EMAIL, password, remember: true })).ok;
  return { service, canSignInWith };
}

describeAccounts('the fake', async () => {
  const { service } = await registered();
  service.current = null;
  return { accounts: service, email: EMAIL, password: PASSWORD };
});

describeAccountRegistration('the fake', async () => ({ registration: new MemorySignInService(), email: EMAIL }));

describeRegistrationByMail('the fake', async () => {
  const { service } = await registered();
  service.confirmsByMail = true;
  const mailedCode = async (to: string) => service.mails.findLast(({ email }) => email === to)?.code ?? '';
  return { registration: service, email: 'lam@song.test', takenEmail: EMAIL, mailedCode };
});

describeOwnProfile('the fake', async () => {
  const { service, canSignInWith } = await registered();
  const picture = { name: 'an.png', type: 'image/png', bytes: new Uint8Array([1]) };
  const signOut = async () => void (await service.signOut());
  return { ownProfile: new MemoryOwnProfile(service), password: PASSWORD, picture, signOut, canSignInWith };
});

describeDevices('the fake', async () => {
  const { service, canSignInWith } = await registered();
  await canSignInWith(PASSWORD);
  await canSignInWith(PASSWORD);
  return { devices: new MemoryDevices(service) };
});

describePasswordRecovery('the fake', async () => {
  const { service, canSignInWith } = await registered();
  const mailedCode = async () => service.mails.at(-1)?.code ?? '';
  const hasMail = async (to: string) => service.mails.some(({ email }) => email === to);
  return { recovery: service, email: EMAIL, mailedCode, hasMail, canSignInWith };
});

describeTokenRefresh('the fake', async () => {
  const server = new FakeSessionServer(new ImmediateTime());
  return { refresh: server, pair: server.signIn('an') };
});

describeTokenRefresh('the memory backend', async () => {
  const { service, tokenRefresh } = new MemoryServer();
  const answer = await service.register({ email: EMAIL, password: PASSWORD, name: 'An' });
  if (!answer.ok || answer.value.kind !== 'admitted') throw new Error('the account was not made');
  return { refresh: tokenRefresh, pair: answer.value.admission.tokens };
});

describeOwnData('the fake', async () => {
  const { service, canSignInWith } = await registered();
  const admin = service.accounts.get(EMAIL);
  service.accounts.set('lam@song.test', new MemoryAccount(aProfile({ id: 'lam' }), PASSWORD));
  service.current = admin ?? null;
  const becomeLastAdmin = async () => {
    if (admin !== undefined) admin.profile = { ...admin.profile, role: 'admin' };
  };
  const canSignIn = async () => {
    const { current } = service;
    const can = await canSignInWith(PASSWORD);
    service.current = current;
    return can;
  };
  return { ownData: new MemoryOwnData(service), password: PASSWORD, becomeLastAdmin, canSignIn };
});
