import type { Container } from 'inversify';
import type { AccountParts } from '../application/session/account-parts';
import { ProfileLoading } from '../application/session/profile-loading';
import { ReadProfile } from '../application/session/read-profile';
import { RecoverPassword } from '../application/session/recover-password';
import { Register } from '../application/session/register';
import { SignIn } from '../application/session/sign-in';
import { SignOut } from '../application/session/sign-out';
import { SignOutEverywhere } from '../application/session/sign-out-everywhere';
import { UpdateProfile } from '../application/session/update-profile';
import { UploadAvatar } from '../application/session/upload-avatar';
import { CanvasPictureShrinker } from '../infrastructure/system/canvas-picture-shrinker';
import { A } from './account-tokens';
import { resolve } from './token';
import { T } from './tokens';

/** Everything about accounts, over the ports that the backend has bound. From now on the session has its profile. */
export function startAccount(container: Container): AccountParts {
  const session = resolve(container, T.Session);
  const accounts = resolve(container, A.Accounts);
  const devices = resolve(container, A.Devices);
  const ownProfile = resolve(container, A.OwnProfile);
  const signOut = new SignOut(accounts, session, resolve(container, T.Timer));
  const readProfile = new ReadProfile(ownProfile, session);
  new ProfileLoading(session, readProfile, resolve(container, T.Connectivity)).begin();
  return {
    signIn: new SignIn(accounts, session),
    register: new Register(accounts, session),
    signOut,
    signOutEverywhere: new SignOutEverywhere(devices, signOut),
    recoverPassword: new RecoverPassword(resolve(container, A.PasswordRecovery), resolve(container, T.Clock)),
    readProfile,
    updateProfile: new UpdateProfile(ownProfile, session),
    uploadAvatar: new UploadAvatar(new CanvasPictureShrinker(), ownProfile, session),
    ownProfile,
    devices,
    contactDesk: resolve(container, A.ContactDesk),
  };
}
