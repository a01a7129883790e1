import { awaitCode } from '../../../../src/domain/session/mailed-code';
import { EMAIL as EMAIL_FIELD } from '../../../../src/domain/session/account-field-rules';
import { succeed } from '../../../../src/domain/shared/result';
import { AccountViewModel } from '../../../../src/presentation/view-models/account.view-model';
import { AvatarViewModel } from '../../../../src/presentation/view-models/account/avatar.view-model';
import { ContactViewModel } from '../../../../src/presentation/view-models/account/contact.view-model';
import { DevicesViewModel } from '../../../../src/presentation/view-models/account/devices.view-model';
import { FormViewModel } from '../../../../src/presentation/view-models/account/form.view-model';
import { MailedCodeViewModel } from '../../../../src/presentation/view-models/account/mailed-code.view-model';
import { OwnDataViewModel } from '../../../../src/presentation/view-models/account/own-data.view-model';
import { PasswordViewModel } from '../../../../src/presentation/view-models/account/password.view-model';
import { ProfileViewModel } from '../../../../src/presentation/view-models/account/profile.view-model';
import { RecoveryViewModel } from '../../../../src/presentation/view-models/account/recovery.view-model';
import { RegisterViewModel } from '../../../../src/presentation/view-models/account/register.view-model';
import { SignInViewModel } from '../../../../src/presentation/view-models/account/sign-in.view-model';
import { FileOnDisk } from '../../builders/a-chosen-file';
import { jpegHead } from '../../builders/picture-heads';
import { EMAIL, PASSWORD } from '../account-harness';
import type { LeakCase, LeakWorld } from './leak-case';

const NEW_PASSWORD = 'gió về trên đồi xa';
const CODE = { requestId: 'r1', life: 300_000, resendAfter: 60_000, isMailed: true };

const deps = ({ harness, over }: LeakWorld) => over(harness.account.viewModel.deps);
const answered = () => Promise.resolve(succeed(undefined));

/** The account, its pages and its forms. */
export const ACCOUNT_CASES: readonly LeakCase[] = [
  {
    file: 'account',
    holds: ['gate.changes', 'session.changes'],
    make: (world) => {
      const { session, gate } = world.harness.account;
      const viewModel = new AccountViewModel(world.over(session, 'session'), world.over(gate, 'gate'), deps(world));
      const use = () => {
        viewModel.attempt({ reason: 'like', complete: () => undefined });
        return viewModel.signOut();
      };
      return { viewModel, use, end: viewModel.dispose };
    },
  },
  {
    file: 'account/avatar',
    holds: ['services.uploadAvatar.execute'],
    make: (world) => {
      const viewModel = new AvatarViewModel(deps(world));
      // The picture is never ready, so the upload lasts.
      world.harness.account.shrinker.shrink = () => new Promise(() => undefined);
      const open = () => viewModel.choose(new FileOnDisk(jpegHead(400, 300)));
      const use = () => {
        viewModel.measure({ width: 400, height: 300 });
        viewModel.send();
      };
      return { viewModel, open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'account/contact',
    holds: [],
    make: (world) => {
      const viewModel = new ContactViewModel(deps(world));
      const open = () => viewModel.introduce({ name: 'An', email: EMAIL });
      const use = () => {
        viewModel.form.type('message', 'Xin chào, tôi là An.');
        return viewModel.submit();
      };
      return { viewModel, open, use };
    },
  },
  {
    file: 'account/devices',
    holds: [],
    make: (world) => {
      const viewModel = new DevicesViewModel(deps(world));
      const use = async () => {
        viewModel.raise('others');
        await viewModel.answerYes();
        viewModel.raise('everywhere');
        await viewModel.answerYes();
      };
      return { viewModel, open: viewModel.refresh, use };
    },
  },
  {
    file: 'account/form',
    holds: [],
    make: ({ over }) => {
      const viewModel = new FormViewModel<'email'>(over({ fields: { email: EMAIL_FIELD } }), { email: '' });
      const use = () => {
        viewModel.type('email', EMAIL);
        return viewModel.submit(answered);
      };
      return { viewModel, use };
    },
  },
  {
    file: 'account/mailed-code',
    holds: ['timer.after'],
    make: (world) => {
      const { clock, timer } = deps(world);
      const viewModel = new MailedCodeViewModel({ clock, timer }, { verify: answered, resend: answered });
      const use = () => viewModel.show(awaitCode(CODE, clock.now()));
      return { viewModel, open: viewModel.open, use, end: viewModel.close };
    },
  },
  {
    file: 'account/own-data',
    holds: [],
    make: (world) => {
      const viewModel = new OwnDataViewModel(deps(world), () => undefined);
      const use = () => {
        viewModel.ask(true);
        viewModel.form.type('password', PASSWORD);
        return viewModel.leave();
      };
      return { viewModel, open: viewModel.take, use };
    },
  },
  {
    file: 'account/password',
    holds: [],
    make: (world) => {
      const viewModel = new PasswordViewModel(deps(world), () => ({ name: 'An', email: EMAIL }));
      const use = () => {
        viewModel.form.fill({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, again: NEW_PASSWORD });
        return viewModel.submit();
      };
      return { viewModel, open: viewModel.judge.load, use };
    },
  },
  {
    file: 'account/profile',
    holds: ['session.changes'],
    make: (world) => {
      const session = world.over(world.harness.account.session, 'session');
      const viewModel = new ProfileViewModel(deps(world), session.changes);
      return { viewModel, open: viewModel.open, use: viewModel.save, end: viewModel.dispose };
    },
  },
  {
    file: 'account/recovery',
    holds: ['services.recoverPassword.changes', 'timer.after'],
    make: (world) => {
      const viewModel = new RecoveryViewModel(deps(world));
      const use = () => {
        viewModel.address.type('email', EMAIL);
        return viewModel.request();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'account/register',
    holds: ['timer.after'],
    make: (world) => {
      world.harness.account.service.confirmsByMail = true;
      const viewModel = new RegisterViewModel(deps(world));
      const use = () => {
        viewModel.form.fill({ name: 'Khuê', email: 'khue@song.test', password: NEW_PASSWORD, setupToken: '' });
        return viewModel.submit();
      };
      return { viewModel, open: viewModel.open, use, end: viewModel.dispose };
    },
  },
  {
    file: 'account/sign-in',
    holds: [],
    make: (world) => {
      const viewModel = new SignInViewModel(deps(world));
      const use = () => {
        viewModel.form.fill({ email: EMAIL, password: PASSWORD });
        return viewModel.submit();
      };
      return { viewModel, use };
    },
  },
];
