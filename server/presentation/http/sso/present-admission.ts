import type { Admission } from '../../../application/accounts/sign-in';
import { answer } from '../answer';
import { deviceCookie } from './device-cookie';
import { presentAccount, presentGrant } from './present-account';

/** Somebody is signed in: their tokens, who they are, and what their device is to keep. */
export const presentAdmission = (admission: Admission, isEncrypted: boolean) => ({
  ...answer({ ...presentGrant(admission), user: presentAccount(admission.account), settings: admission.settings }),
  cookie: deviceCookie(admission.deviceSecrets, isEncrypted),
});
