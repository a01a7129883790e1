import { ReadProfile } from '../../../src/application/session/read-profile';
import { Register } from '../../../src/application/session/register';
import { SignIn } from '../../../src/application/session/sign-in';
import { SignOut } from '../../../src/application/session/sign-out';
import { SignOutEverywhere } from '../../../src/application/session/sign-out-everywhere';
import { UpdateProfile } from '../../../src/application/session/update-profile';
import { MemoryDevices } from '../../support/backends/memory/memory-devices';
import { MemoryOwnProfile } from '../../support/backends/memory/memory-own-profile';
import { MemorySignInService } from '../../support/backends/memory/memory-sign-in-service';
import { SessionBrowser } from '../../support/fakes/session-browser';

const CREDENTIALS = { email: 'an@song.test', password: 'sông dài biển rộng', remember: true };
const REGISTRATION = { email: CREDENTIALS.email, password: CREDENTIALS.password, name: 'An' };
const DONE = { ok: true, value: undefined };
const DOWN = { kind: 'unavailable' } as const;

function setUp() {
  const browser = new SessionBrowser();
  const { session, control, tokens } = browser.openTab();
  const service = new MemorySignInService();
  const ownProfile = new MemoryOwnProfile(service);
  const devices = new MemoryDevices(service);
  const signOut = new SignOut(service, control, browser.time);
  return {
    ...browser,
    service,
    session,
    control,
    tokens,
    register: new Register(service, control),
    signIn: new SignIn(service, control),
    signOut,
    signOutEverywhere: new SignOutEverywhere(devices, signOut),
    readProfile: new ReadProfile(ownProfile, session, tokens),
    updateProfile: new UpdateProfile(ownProfile, session),
  };
}

async function registered() {
  const world = setUp();
  await world.register.execute(REGISTRATION);
  return world;
}

describe('signing in', () => {
  it('begins a session', async () => {
    const { signIn, session, control, tokens } = await registered();
    control.end('left');
    expect(await signIn.execute(CREDENTIALS)).toEqual(DONE);
    expect(session.state).toMatchObject({ kind: 'signed-in', profile: { email: CREDENTIALS.email } });
    expect(tokens.read().accessToken).not.toBeNull();
  });

  it('does not begin a session when it is refused', async () => {
    const { signIn, session } = setUp();
    expect(await signIn.execute(CREDENTIALS)).toEqual({ ok: false, error: { kind: 'unauthenticated' } });
    expect(session.state.kind).toBe('signed-out');
  });
});

describe('registering', () => {
  it('begins a session', async () => {
    expect((await registered()).session.state).toMatchObject({ kind: 'signed-in', profile: { name: 'An' } });
  });

  it('does not begin a session when it is refused', async () => {
    const { register, session } = setUp();
    expect(await register.execute({ ...REGISTRATION, password: 'short' })).toMatchObject({ ok: false });
    expect(session.state.kind).toBe('signed-out');
  });
});

describe('signing out', () => {
  it('signs out at the server, and deletes the tokens', async () => {
    const { service, signOut, session, tokens } = await registered();
    await signOut.execute();
    expect([service.current, session.state.kind, tokens.read().accessToken]).toEqual([null, 'signed-out', null]);
  });

  it('ends the session also when the server cannot be reached', async () => {
    const { service, signOut, session } = await registered();
    service.trouble = { kind: 'offline' };
    await signOut.execute();
    expect(session.state.kind).toBe('signed-out');
  });

  it('waits 3 s at most for a server that does not answer', async () => {
    const { service, signOut, session, time } = await registered();
    service.signOut = () => new Promise(() => undefined);
    const done = signOut.execute();
    await time.pass(2_999);
    const before = session.state.kind;
    await time.pass(1);
    await done;
    expect([before, session.state.kind]).toEqual(['signed-in', 'signed-out']);
  });

  it('everywhere signs out the other devices first, then this one', async () => {
    const { service, signIn, signOutEverywhere, session } = await registered();
    await signIn.execute(CREDENTIALS);
    expect(await signOutEverywhere.execute()).toEqual(DONE);
    expect(service.accounts.get(CREDENTIALS.email)?.devices).toEqual([]);
    expect(session.state.kind).toBe('signed-out');
  });

  it('everywhere leaves this device signed in when the other devices could not be signed out', async () => {
    const { service, signOutEverywhere, session } = await registered();
    service.trouble = DOWN;
    expect(await signOutEverywhere.execute()).toEqual({ ok: false, error: DOWN });
    expect(session.state.kind).toBe('signed-in');
  });
});

describe('the profile', () => {
  it('is shown with its changes after an update', async () => {
    const { updateProfile, session } = await registered();
    expect(await updateProfile.execute({ bio: 'Nghe nhạc.' })).toEqual(DONE);
    expect(session.state).toMatchObject({ profile: { bio: 'Nghe nhạc.' } });
  });

  it('stays unchanged when the update is refused', async () => {
    const { updateProfile, session } = await registered();
    const before = session.state;
    expect(await updateProfile.execute({ name: '' })).toMatchObject({ ok: false, error: { kind: 'invalid' } });
    expect(session.state).toBe(before);
  });

  it('is read again from the server', async () => {
    const { service, readProfile, session } = await registered();
    await new MemoryOwnProfile(service).update({ name: 'Hạ An' });
    expect(await readProfile.execute()).toEqual(DONE);
    expect(session.state).toMatchObject({ profile: { name: 'Hạ An' } });
  });

  it('stays unchanged when it cannot be read', async () => {
    const { service, readProfile, session } = await registered();
    const before = session.state;
    service.trouble = DOWN;
    expect(await readProfile.execute()).toEqual({ ok: false, error: DOWN });
    expect(session.state).toBe(before);
  });

  it('is not shown when its account signed out while it was being read', async () => {
    const { readProfile, session, control } = await registered();
    const reading = readProfile.execute();
    control.end('left');
    await reading;
    expect(session.state).toEqual({ kind: 'signed-out' });
  });
});
