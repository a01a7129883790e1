import type { Container } from 'inversify';
import { of } from 'rxjs';
import { AccountPreferences } from '../../application/documents/account-preferences';
import type { BackendFeatures } from '../../application/ports/backend.port';
import type { AccountServices } from '../../application/session/account-services';
import { SignInCompletion } from '../../application/session/sign-in-completion';
import { DeleteAccount } from '../../application/session/delete-account';
import { ProfileLoading } from '../../application/session/profile-loading';
import { ReadProfile } from '../../application/session/read-profile';
import { RecoverPassword } from '../../application/session/recover-password';
import { Register } from '../../application/session/register';
import type { SessionControl } from '../../application/session/session-control';
import { SignIn } from '../../application/session/sign-in';
import { SignOut } from '../../application/session/sign-out';
import { SignOutEverywhere } from '../../application/session/sign-out-everywhere';
import { ExportOwnData } from '../../application/session/export-own-data';
import { UpdateProfile } from '../../application/session/update-profile';
import { UploadAvatar } from '../../application/session/upload-avatar';
import type { ContactForm } from '../../domain/contact/contact-form.port';
import type { OwnData } from '../../domain/profile/own-data.port';
import type { OwnProfile } from '../../domain/profile/own-profile.port';
import type { AccountRegistration } from '../../domain/session/account-registration.port';
import type { Accounts } from '../../domain/session/accounts.port';
import type { Devices } from '../../domain/session/devices.port';
import type { PasswordRecovery } from '../../domain/session/password-recovery.port';
import type { GuessEstimate } from '../../domain/session/password-strength';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail } from '../../domain/shared/result';
import { BrowserLocalTraces } from '../../infrastructure/storage/browser-local-traces';
import { AnchorFileSaver } from '../../infrastructure/system/anchor-file-saver';
import { CanvasPictureShrinker } from '../../infrastructure/system/canvas-picture-shrinker';
import { languageAndTheme } from './language-and-theme';
import { lazy } from '../lazy';
import { absentPort, lazyPort } from '../lazy-port';
import { resolve } from '../token';
import { Roles } from '../roles';

/** The storage keys of the listening settings and the appearance in this browser. */
const SETTINGS = ['listening', 'shorts', 'theme', 'pinned', 'shortcuts', 'i18nextLng', 'lyricOffsets'];

function settingsOf(container: Container): Readonly<Record<string, string>> {
  const values = resolve(container, Roles.KeyValueStore);
  return Object.fromEntries(
    SETTINGS.flatMap((key) => [[key, values.read(key) ?? '']]).filter(([, text]) => text !== ''),
  );
}

const ABSENT_PROFILE = lazyPort<OwnProfile, 'uploadAvatar'>(() => Promise.resolve(undefined), {
  uploadAvatar: () => of({ kind: 'answered', answer: fail<GatewayFailure>({ kind: 'unsupported' }) }),
});

/** All account services, over the backend's ports. From this call on, the session's profile is loaded. */
export function startAccount(
  container: Container,
  ports: BackendFeatures['account'],
  control: SessionControl,
): AccountServices {
  const { accounts = absentPort<Accounts>(), ownProfile = ABSENT_PROFILE, devices = absentPort<Devices>() } = ports;
  const { ownData = absentPort<OwnData>(), contactForm = absentPort<ContactForm>() } = ports;
  const { passwordRecovery = absentPort<PasswordRecovery>() } = ports;
  const { accountRegistration = absentPort<AccountRegistration>() } = ports;
  const session = resolve(container, Roles.Session);
  const timer = resolve(container, Roles.Timer);
  const clock = resolve(container, Roles.Clock);
  const look = new AccountPreferences(languageAndTheme(container), resolve(container, Roles.KeyValueStore), clock);
  const arrival = new SignInCompletion(look, control, timer, resolve(container, Roles.Logger));
  const signOut = new SignOut(accounts, control, timer);
  const tokens = resolve(container, Roles.TokenStore);
  const readProfile = new ReadProfile(ownProfile, session, tokens);
  new ProfileLoading(session, readProfile, resolve(container, Roles.Connectivity), tokens).start();
  return {
    signIn: new SignIn(accounts, arrival),
    register: new Register(accountRegistration, arrival),
    signOut,
    signOutEverywhere: new SignOutEverywhere(devices, signOut),
    recoverPassword: new RecoverPassword(passwordRecovery, clock),
    readProfile,
    updateProfile: new UpdateProfile(ownProfile, session),
    uploadAvatar: new UploadAvatar(new CanvasPictureShrinker(), ownProfile, session),
    takeOwnData: new ExportOwnData(ownData, () => settingsOf(container), new AnchorFileSaver(), clock),
    deleteAccount: new DeleteAccount(ownData, control, new BrowserLocalTraces(() => location.replace('/'))),
    ownProfile,
    devices,
    contactForm,
    loadGuessEstimate: lazy('guess estimate', loadGuessEstimate, resolve(container, Roles.Logger)),
  };
}

const loadGuessEstimate = async (): Promise<GuessEstimate> =>
  (await import(/* webpackChunkName: "guess-estimate" */ '../../../contract/passwords/guess-estimate')).guessEstimate;
