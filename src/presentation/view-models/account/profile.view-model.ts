import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Gender, Profile, ProfileChanges } from '../../../domain/profile/profile';
import type { EventStream } from '../../../domain/shared/event-stream';
import type { SessionState } from '../../../domain/session/session-state';
import { LOADING, type Loadable } from '../loadable';
import { Scope } from '../scope';
import { BIO, NAME, PHONE } from '../../../domain/session/account-field-rules';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';

export type ProfileField = 'name' | 'phone' | 'birthday' | 'gender' | 'bio';

const GENDERS: readonly Gender[] = ['female', 'male', 'other'];

/** The account's own profile: showing, editing, saving. */
export class ProfileViewModel {
  profile: Loadable<Profile> = LOADING;
  readonly form: FormViewModel<ProfileField>;
  /** The last day a birthday can be. */
  readonly today: string;
  private readonly scope = new Scope();

  constructor(
    private readonly deps: AccountDeps,
    private readonly session: EventStream<SessionState>,
  ) {
    this.today = deps.clock.instant().slice(0, 10);
    this.form = new FormViewModel<ProfileField>(
      {
        fields: {
          name: NAME,
          phone: PHONE,
          birthday: { type: 'date', until: this.today },
          gender: {},
          bio: BIO,
        },
      },
      { name: '', phone: '', birthday: '', gender: '', bio: '' },
    );
    makeAutoObservable<this, 'deps' | 'session' | 'scope'>(
      this,
      { profile: observableRef, form: false, today: false, deps: false, session: false, scope: false },
      { autoBind: true },
    );
  }

  /** Shows the known profile at once, and the current one as soon as it is loaded. */
  open(): void {
    this.scope.hold(this.session.subscribe(this.reflect));
    void this.refresh();
  }

  async refresh(): Promise<void> {
    if (this.profile.kind === 'failed') this.profile = LOADING;
    const answer = await this.deps.services.readProfile.execute();
    runInAction(() => {
      if (!answer.ok && this.profile.kind !== 'ready') this.profile = { kind: 'failed', failure: answer.error };
    });
  }

  async save(): Promise<void> {
    const isSaved = await this.form.submit((values) => this.deps.services.updateProfile.execute(toChanges(values)));
    if (!isSaved) return;
    this.form.fill(this.form.values);
    this.deps.notices.show({ type: 'success', message: { kind: 'profile-saved' } });
  }

  dispose(): void {
    this.scope.end();
  }

  /** The update does not overwrite text that the listener is typing. */
  private reflect(state: SessionState): void {
    if (state.kind !== 'signed-in' || state.profile === null) return;
    this.profile = { kind: 'ready', value: state.profile };
    if (!this.form.isChanged && !this.form.isBusy) this.form.fill(toValues(state.profile));
  }
}

const toValues = ({ name, phone, birthday, gender, bio }: Profile): Record<ProfileField, string> => ({
  name,
  phone: phone ?? '',
  birthday: birthday ?? '',
  gender: gender ?? '',
  bio: bio ?? '',
});

function toChanges({ name, phone, birthday, gender, bio }: Readonly<Record<ProfileField, string>>): ProfileChanges {
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
  return {
    name: name.trim(),
    phone: orNull(phone),
    birthday: orNull(birthday),
    gender: GENDERS.find((each) => each === gender) ?? null,
    bio: orNull(bio),
  };
}
