import type { ContactForm } from '../domain/contact/contact-form.port';
import type { OwnData } from '../domain/profile/own-data.port';
import type { OwnProfile } from '../domain/profile/own-profile.port';
import type { Accounts } from '../domain/session/accounts.port';
import type { Devices } from '../domain/session/devices.port';
import type { PasswordRecovery } from '../domain/session/password-recovery.port';
import { token } from './token';

/** What every backend binds for accounts, in addition to its catalogue. */
export const A = {
  Accounts: token<Accounts>('Accounts'),
  ContactForm: token<ContactForm>('ContactForm'),
  Devices: token<Devices>('Devices'),
  OwnData: token<OwnData>('OwnData'),
  OwnProfile: token<OwnProfile>('OwnProfile'),
  PasswordRecovery: token<PasswordRecovery>('PasswordRecovery'),
};
