import { AvatarViewModel } from '../../../../src/presentation/view-models/account/avatar.view-model';
import { DevicesViewModel } from '../../../../src/presentation/view-models/account/devices.view-model';
import { PasswordViewModel } from '../../../../src/presentation/view-models/account/password.view-model';
import { ProfileViewModel } from '../../../../src/presentation/view-models/account/profile.view-model';
import { NoticesViewModel, type Notice } from '../../../../src/presentation/view-models/notices.view-model';
import { FileOnDisk } from '../../../support/builders/a-chosen-file';
import { pngHead } from '../../../support/builders/picture-heads';
import { settle, VirtualTime } from '../../../support/fakes/virtual-time';
import { AccountHarness, PASSWORD } from '../../../support/presentation/account-harness';
import { until } from '../../../support/until';

const NEW_PASSWORD = 'gió về trên đồi xa';

function openAccount() {
  const notices = new NoticesViewModel();
  const told: Notice['message'][] = [];
  notices.shown.subscribe(({ message }) => told.push(message));
  const harness = new AccountHarness(new VirtualTime(), notices, {
    isSignedIn: true,
    profile: { phone: '0901234567' },
  });
  return { harness, told, deps: harness.viewModel.deps };
}

describe('the own profile', () => {
  const openProfile = async () => {
    const { harness, told, deps } = openAccount();
    const profile = new ProfileViewModel(deps, harness.session.changes);
    profile.open();
    await harness.time.pass(0);
    return { harness, told, profile };
  };

  it('fills the form with the known profile, and saves the changes', async () => {
    const { harness, told, profile } = await openProfile();
    expect(profile.form.values).toMatchObject({ name: 'An', phone: '0901234567', gender: '' });
    profile.form.type('name', ' Ấn ');
    profile.form.type('phone', '');
    profile.form.type('gender', 'other');

    await profile.save();

    expect(harness.account.profile).toMatchObject({ name: 'Ấn', phone: null, gender: 'other', bio: null });
    expect(profile.form.isChanged).toBe(false);
    expect(told).toEqual([{ kind: 'profile-saved' }]);
  });

  it('does not overwrite a field that is being edited', async () => {
    const { harness, profile } = await openProfile();
    profile.form.type('bio', 'Thích mưa');

    harness.session.showProfile({ ...harness.account.profile, bio: 'Thích nắng' });

    expect(profile.form.values.bio).toBe('Thích mưa');
  });

  it('refuses a birthday in the future', async () => {
    const { profile } = await openProfile();
    profile.form.type('birthday', '2026-01-02');

    await profile.save();

    expect(profile.form.faults.get('birthday')).toEqual({ kind: 'type', type: 'date' });
  });

  it('reports why the profile cannot be loaded when none is known, and tries again', async () => {
    const harness = new AccountHarness(new VirtualTime(), new NoticesViewModel(), { isSignedIn: true });
    harness.service.trouble = { kind: 'timeout' };
    const unknown = { subscribe: () => ({ unsubscribe: () => undefined }) };
    const profile = new ProfileViewModel(harness.viewModel.deps, unknown);
    profile.open();
    await harness.time.pass(0);
    expect(profile.profile).toEqual({ kind: 'failed', failure: { kind: 'timeout' } });

    const again = profile.refresh();
    expect(profile.profile.kind).toBe('loading');
    await again;
  });

  it('receives no profile changes after it is disposed', async () => {
    const { harness, profile } = await openProfile();
    profile.dispose();

    harness.session.showProfile({ ...harness.account.profile, name: 'Khác' });

    expect(profile.form.values.name).toBe('An');
  });
});

describe('the own picture', () => {
  const openAvatar = () => {
    const { harness, told, deps } = openAccount();
    return { harness, told, avatar: new AvatarViewModel(deps) };
  };

  it('is cropped and uploaded, and becomes the picture of the account', async () => {
    const { harness, told, avatar } = openAvatar();
    await avatar.choose(new FileOnDisk(pngHead(400, 200)));
    avatar.measure({ width: 400, height: 200 });
    avatar.setZoom(2);
    avatar.move(0.5, 0);
    expect(avatar.zoom).toBe(2);

    avatar.send();
    expect(avatar.isBusy).toBe(true);
    await until(() => !avatar.isBusy);

    expect(harness.shrunk[0]?.crop).toEqual({ left: 200, top: 50, side: 100 });
    expect(avatar.choice).toBeNull();
    expect(harness.viewModel.profile?.avatarUrl).toBe('/images/1');
    expect(told).toEqual([{ kind: 'avatar-saved' }]);
  });

  it.each([
    ['too large', new FileOnDisk(pngHead(4, 4), 50_000_000), { kind: 'too-large', limit: 10_000_000 }],
    ['too wide', new FileOnDisk(pngHead(30_000, 30_000)), { kind: 'too-many-pixels', limit: 25_000_000 }],
    ['a drawing', new FileOnDisk(new TextEncoder().encode('<svg/>')), { kind: 'not-a-picture' }],
  ])('is refused with a reason when it is %s', async (_, file, failure) => {
    const { harness, avatar } = openAvatar();

    await avatar.choose(file);

    expect(avatar.failure).toEqual(failure);
    expect(avatar.choice).toBeNull();
    expect(harness.ownProfile.uploaded).toEqual([]);
  });

  it('is refused when the browser cannot draw it', async () => {
    const { avatar } = openAvatar();
    await avatar.choose(new FileOnDisk(pngHead(4, 4)));

    avatar.refuse();

    expect(avatar.failure).toEqual({ kind: 'not-a-picture' });
  });

  it('remains chosen for a retry when the upload fails', async () => {
    const { harness, avatar } = openAvatar();
    await avatar.choose(new FileOnDisk(pngHead(4, 4)));
    harness.isUnreached = true;

    avatar.send();
    await settle();

    expect([avatar.failure, avatar.isBusy]).toEqual([{ kind: 'not-loaded' }, false]);
    expect(avatar.choice).not.toBeNull();
  });

  it('is not uploaded when the upload is cancelled', async () => {
    const { harness, avatar } = openAvatar();
    await avatar.choose(new FileOnDisk(pngHead(4, 4)));
    avatar.send();

    avatar.cancel();
    await harness.time.pass(0);

    expect(avatar.isBusy).toBe(false);
    expect(harness.ownProfile.uploaded).toEqual([]);
  });
});

describe('a change of the password', () => {
  const openPassword = (typed: Partial<Record<'currentPassword' | 'newPassword' | 'again', string>> = {}) => {
    const { harness, deps } = openAccount();
    const password = new PasswordViewModel(deps, () => harness.account.profile);
    password.form.fill({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD, again: NEW_PASSWORD, ...typed });
    return { harness, password };
  };

  it('saves the new password, reports success, and clears the form', async () => {
    const { harness, password } = openPassword();

    await password.submit();

    expect(harness.account.password).toBe(NEW_PASSWORD);
    expect(password.isDone).toBe(true);
    expect(password.form.values).toEqual({ currentPassword: '', newPassword: '', again: '' });
  });

  it.each([
    [{ again: 'khác' }, 'again', { kind: 'differs' }],
    [{ newPassword: PASSWORD, again: PASSWORD }, 'newPassword', { kind: 'unchanged' }],
    [{ newPassword: 'aaaaaaaaaaaa', again: 'aaaaaaaaaaaa' }, 'newPassword', { kind: 'guessable' }],
    [{ currentPassword: 'sai rồi nhé' }, 'currentPassword', { kind: 'server', message: 'wrong' }],
  ] as const)('is refused for %j', async (typed, field, fault) => {
    const { harness, password } = openPassword(typed);

    await password.judge.load();
    await password.submit();

    expect(password.form.faults.get(field)).toEqual(fault);
    expect(harness.account.password).toBe(PASSWORD);
  });
});

describe('the list of devices', () => {
  const openDevices = async () => {
    const { harness, told, deps } = openAccount();
    harness.account.signInHere('phone');
    harness.account.signInHere('here');
    const devices = new DevicesViewModel(deps);
    await devices.refresh();
    return { harness, told, devices };
  };
  const idsOf = ({ devices }: DevicesViewModel) =>
    devices.kind === 'ready' ? devices.value.map(({ id }) => id) : null;

  it('no longer contains a device that is signed out', async () => {
    const { told, devices } = await openDevices();
    const phone = devices.devices.kind === 'ready' ? devices.devices.value.find(({ id }) => id === 'phone') : undefined;

    await devices.signOut(phone!);

    expect(idsOf(devices)).toEqual(['here', 'here']);
    expect(told).toEqual([{ kind: 'device-signed-out', device: 'Linux' }]);
  });

  it('still contains a device that could not be signed out', async () => {
    const { harness, told, devices } = await openDevices();
    harness.service.trouble = { kind: 'offline' };
    const [first] = devices.devices.kind === 'ready' ? devices.devices.value : [];

    await devices.signOut(first!);

    expect(idsOf(devices)).toHaveLength(3);
    expect(told).toEqual([{ kind: 'failure', failure: { kind: 'offline' } }]);
    expect(devices.leaving.size).toBe(0);
  });

  it('signs out all devices but this one once the listener confirms', async () => {
    const { told, devices } = await openDevices();
    const count = devices.otherCount;
    devices.raise('others');
    expect(devices.question).toBe('others');

    await devices.answerYes();

    expect(devices.question).toBeNull();
    expect(devices.otherCount).toBe(0);
    expect(told).toEqual([{ kind: 'others-signed-out', count }]);
  });

  it('signs out all devices, including this one', async () => {
    const { harness, devices } = await openDevices();
    devices.raise('everywhere');

    await devices.answerYes();

    expect(harness.viewModel.isSignedIn).toBe(false);
    expect(harness.account.devices).toEqual([]);
  });

  it('reports why it cannot be loaded, and is loaded on a retry', async () => {
    const { harness, devices } = await openDevices();
    harness.isUnreached = true;
    await devices.retry();
    expect(devices.devices).toEqual({ kind: 'failed', failure: { kind: 'not-loaded' } });
    harness.isUnreached = false;

    await devices.retry();

    expect(idsOf(devices)).toHaveLength(3);
  });
});
