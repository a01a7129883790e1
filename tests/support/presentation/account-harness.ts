import { NEVER } from 'rxjs';
import { guessEstimate } from '../../../contract/passwords/guess-estimate';
import { AccountGate } from '../../../src/application/session/account-gate';
import type { AccountServices } from '../../../src/application/session/account-services';
import { DeleteAccount } from '../../../src/application/session/delete-account';
import { ReadProfile } from '../../../src/application/session/read-profile';
import { RecoverPassword } from '../../../src/application/session/recover-password';
import { Register } from '../../../src/application/session/register';
import { SessionEndBroadcast } from '../../../src/application/session/session-end-broadcast';
import { Session } from '../../../src/application/session/session';
import { SessionControl } from '../../../src/application/session/session-control';
import { SignIn } from '../../../src/application/session/sign-in';
import { SignOut } from '../../../src/application/session/sign-out';
import { SignOutEverywhere } from '../../../src/application/session/sign-out-everywhere';
import { ExportOwnData } from '../../../src/application/session/export-own-data';
import { UpdateProfile } from '../../../src/application/session/update-profile';
import { UploadAvatar } from '../../../src/application/session/upload-avatar';
import type { PictureShrinker, ShrinkOrder } from '../../../src/application/ports/picture-shrinker.port';
import type { Profile } from '../../../src/domain/profile/profile';
import { succeed } from '../../../src/domain/shared/result';
import { lazyAccountServices } from '../../../src/composition/lazy-account';
import { AccountViewModel } from '../../../src/presentation/view-models/account.view-model';
import { NoticesViewModel } from '../../../src/presentation/view-models/notices.view-model';
import { aProfile } from '../builders/a-profile';
import { FakePageLifecycle } from '../fakes/fake-page-lifecycle';
import { MemoryAccount } from '../backends/memory/memory-account';
import { MemoryServer } from '../backends/memory/memory-server';
import { MemorySuccessorRecords, MemoryTabChannel, MemoryTabLocks } from '../fakes/memory-tabs';
import { MemoryTokenStore } from '../fakes/memory-token-store';
import { VirtualTime } from '../fakes/virtual-time';

export const EMAIL = 'an@song.test';
export const PASSWORD = 'mot cau rat dai';

/** The profile of the account, and whether its owner is signed in here. */
export interface AccountSetting {
  readonly isSignedIn?: boolean;
  readonly profile?: Partial<Profile>;
  /** Whether the backend has accounts. */
  readonly hasAccounts?: boolean;
}

/** One account at a sign-in service, and the product's view of it. */
export class AccountHarness {
  readonly service: MemoryServer['service'];
  readonly ownProfile: MemoryServer['ownProfile'];
  readonly devices: MemoryServer['devices'];
  readonly ownData: MemoryServer['ownData'];
  readonly contactForm: MemoryServer['contactForm'];
  /** The files that were saved: name and text. */
  readonly saved: (readonly [string, string])[] = [];
  readonly saver = { save: (name: string, _type: string, text: string) => void this.saved.push([name, text]) };
  purges = 0;
  readonly traces = { purge: () => void (this.purges += 1) };
  /** The request for each shrunken picture. */
  readonly shrunk: ShrinkOrder[] = [];
  readonly shrinker: PictureShrinker = {
    shrink: (picture, order) => {
      this.shrunk.push(order);
      return Promise.resolve(succeed(picture));
    },
  };
  /** Whether loading the code fails. */
  isUnreached = false;
  readonly account: MemoryAccount;
  private readonly tokens: MemoryTokenStore;
  readonly session: Session;
  private readonly control: SessionControl;
  readonly gate: AccountGate;
  readonly viewModel: AccountViewModel;
  private readonly parts: AccountServices;

  constructor(
    readonly time = new VirtualTime(),
    notices = new NoticesViewModel(),
    { isSignedIn = false, profile = {}, hasAccounts = true }: AccountSetting = {},
    readonly server = new MemoryServer(),
  ) {
    this.service = server.service;
    this.ownProfile = server.ownProfile;
    this.devices = server.devices;
    this.ownData = server.ownData;
    this.contactForm = server.contactForm;
    this.account = new MemoryAccount(aProfile({ email: EMAIL, ...profile }), PASSWORD);
    this.service.accounts.set(EMAIL, this.account);
    const tabs = {
      locks: new MemoryTabLocks(time),
      records: new MemorySuccessorRecords(),
      channel: new MemoryTabChannel(new Set<MemoryTabChannel>()),
    };
    const world = { timer: time, resumes: NEVER, lifecycle: new FakePageLifecycle() };
    const tokens = this.storedTokens(isSignedIn);
    this.tokens = tokens;
    const endBroadcast = new SessionEndBroadcast(time);
    this.session = new Session(tokens, tabs.channel, endBroadcast, world);
    this.control = new SessionControl(this.session, tokens, tabs, endBroadcast);
    this.gate = new AccountGate(this.session, hasAccounts);
    this.parts = this.makeParts();
    const load = () => (this.isUnreached ? Promise.reject(new Error('not fetched')) : Promise.resolve(this.parts));
    const services = lazyAccountServices(load);
    this.viewModel = new AccountViewModel(this.session, this.gate, { services, notices, clock: time, timer: time });
    this.session.start();
    if (isSignedIn) this.session.showProfile(this.account.profile);
  }

  private storedTokens(isSignedIn: boolean): MemoryTokenStore {
    const tokens = new MemoryTokenStore();
    if (!isSignedIn) return tokens;
    this.service.current = this.account;
    this.account.signInHere('here');
    tokens.write({ accessToken: 'access/here', refreshToken: 'refresh/here' });
    return tokens;
  }

  private makeParts(): AccountServices {
    const { service, session, control, ownProfile, devices, contactForm, shrinker, time } = this;
    const signOut = new SignOut(service, control, time);
    return {
      signIn: new SignIn(service, control),
      register: new Register(service, control),
      signOut,
      signOutEverywhere: new SignOutEverywhere(devices, signOut),
      recoverPassword: new RecoverPassword(service, time),
      readProfile: new ReadProfile(ownProfile, session, this.tokens),
      updateProfile: new UpdateProfile(ownProfile, session),
      uploadAvatar: new UploadAvatar(shrinker, ownProfile, session),
      takeOwnData: new ExportOwnData(this.ownData, () => ({ theme: 'dark' }), this.saver, time),
      deleteAccount: new DeleteAccount(this.ownData, control, this.traces),
      ownProfile,
      devices,
      contactForm,
      loadGuessEstimate: async () => guessEstimate,
    };
  }
}
