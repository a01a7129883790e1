import type { ContactForm } from '../../domain/contact/contact-form.port';
import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { ChosenFile, SquareCrop } from '../../domain/profile/picture';
import type { Devices } from '../../domain/session/devices.port';
import type { RecoveryStep } from '../../domain/session/recovery-step';
import type { GuessEstimate } from '../../domain/session/password-strength';
import type { EventStream } from '../../domain/shared/event-stream';
import type { DeleteAccount } from './delete-account';
import type { RecoverPassword } from './recover-password';
import type { Register } from './register';
import type { SignIn } from './sign-in';
import type { SignOut } from './sign-out';
import type { SignOutEverywhere } from './sign-out-everywhere';
import type { ExportOwnData } from './export-own-data';
import type { UpdateProfile } from './update-profile';
import type { ReadProfile } from './read-profile';
import type { AvatarProgress } from './upload-avatar';

/** From a forgotten password to a new one, step by step. */
export interface Recovery extends Pick<RecoverPassword, 'request' | 'resend' | 'verify' | 'reset' | 'restart'> {
  /** Emits the current step at once, then every change. */
  readonly changes: EventStream<RecoveryStep>;
}

/** The services of the account. No first page needs their code: it is loaded by the first call. */
export interface AccountServices {
  readonly signIn: Pick<SignIn, 'execute'>;
  readonly register: Pick<Register, 'execute' | 'confirm'>;
  readonly signOut: Pick<SignOut, 'execute'>;
  readonly signOutEverywhere: Pick<SignOutEverywhere, 'execute'>;
  readonly recoverPassword: Recovery;
  readonly readProfile: Pick<ReadProfile, 'execute'>;
  readonly updateProfile: Pick<UpdateProfile, 'execute'>;
  /** Sends on subscription; unsubscribing cancels. */
  readonly uploadAvatar: { execute(file: ChosenFile, crop: SquareCrop | null): EventStream<AvatarProgress> };
  readonly takeOwnData: Pick<ExportOwnData, 'execute'>;
  readonly deleteAccount: Pick<DeleteAccount, 'execute'>;
  readonly ownProfile: Pick<OwnProfile, 'changePassword'>;
  readonly devices: Devices;
  readonly contactForm: ContactForm;
  /** Large, so it is loaded only when a listener chooses a password. Rejects if it cannot be loaded. */
  readonly loadGuessEstimate: () => Promise<GuessEstimate>;
}
