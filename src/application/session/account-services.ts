import type { ContactForm } from '../../domain/contact/contact-form.port';
import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { Devices } from '../../domain/session/devices.port';
import type { GuessEstimate } from '../../domain/session/password-strength';
import type { DeleteAccount } from './delete-account';
import type { RecoverPassword } from './recover-password';
import type { Register } from './register';
import type { SignIn } from './sign-in';
import type { SignOut } from './sign-out';
import type { SignOutEverywhere } from './sign-out-everywhere';
import type { TakeOwnData } from './take-own-data';
import type { UpdateProfile } from './update-profile';
import type { ReadProfile } from './read-profile';
import type { UploadAvatar } from './upload-avatar';

/** The services of the account; no first page needs their code. */
export interface AccountServices {
  readonly signIn: SignIn;
  readonly register: Register;
  readonly signOut: SignOut;
  readonly signOutEverywhere: SignOutEverywhere;
  readonly recoverPassword: RecoverPassword;
  readonly readProfile: ReadProfile;
  readonly updateProfile: UpdateProfile;
  readonly uploadAvatar: UploadAvatar;
  readonly takeOwnData: TakeOwnData;
  readonly deleteAccount: DeleteAccount;
  readonly ownProfile: OwnProfile;
  readonly devices: Devices;
  readonly contactDesk: ContactForm;
  /** Large, so it is loaded only when a listener chooses a password. */
  readonly loadGuessEstimate: () => Promise<GuessEstimate>;
}

/** Loads the services once; after a failure the next call tries again. */
export type LoadAccountServices = () => Promise<AccountServices>;
