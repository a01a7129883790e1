import { withAccountsApp } from '../support/server/accounts-app';
import { withMailPost } from '../support/server/mail-post';
import { ownDevice } from '../support/server/own-device';
import { describeRegistrationByMail } from './registration-by-mail.contract';

/** Longer than the period of any limit of the sign-in service. */
const A_WHILE_MS = 3_600_000;

describe('the own sign-in service, against its server with a mail server', () => {
  const post = withMailPost();
  const { app, clock, register } = withAccountsApp({ smtpUrl: () => post().url });
  let address = '';
  let takenEmail = '';
  let people = 0;

  beforeAll(async () => {
    address = await app().listen({ host: '127.0.0.1', port: 0 });
    takenEmail = (await register()).user.email;
  });
  beforeEach(() => clock.pass(A_WHILE_MS));

  describeRegistrationByMail('it', async () => {
    const { accountRegistration: registration } = ownDevice(address, '1'.repeat(16));
    people += 1;
    const mailedCode = async (to: string) => /: (\d{6})$/m.exec((await post().mailsTo(to)).at(-1) ?? '')?.[1] ?? '';
    return { registration, email: `new-${people}@song.test`, takenEmail, mailedCode };
  });
});
