import type { Admission } from '../../../application/accounts/sign-in';
import { answer } from '../answer';
import { deviceCookie } from './device-cookie';
import { presentAccount, presentGrant } from './present-account';

/** The result of a sign-in: the tokens, the account, and what the device stores. */
export const presentAdmission = (admission: Admission, isEncrypted: boolean) => ({
  ...answer({ ...presentGrant(admission), user: presentAccount(admission.account), settings: admission.settings }),
  cookie: deviceCookie(admission.deviceSecrets, isEncrypted),
});
