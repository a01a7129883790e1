import { makeAutoObservable } from 'mobx';
import { LETTER_RULES } from '../../../domain/contact/letter-rules';
import type { Profile } from '../../../domain/profile/profile';
import type { AccountNeeds } from './account-needs';
import { FormViewModel } from './form.view-model';

export type ContactField = keyof typeof LETTER_RULES;

/** A letter to whoever runs the server: written, sent, and told so. */
export class ContactViewModel {
  readonly form: FormViewModel<ContactField>;
  isSent = false;

  constructor(private readonly needs: AccountNeeds) {
    this.form = new FormViewModel<ContactField>({ fields: LETTER_RULES }, { name: '', email: '', message: '' });
    makeAutoObservable<this, 'needs'>(this, { form: false, needs: false }, { autoBind: true });
  }

  /** Who writes is known, maybe only after the page: what they have typed themselves stays. */
  introduce(writer: Pick<Profile, 'name' | 'email'>): void {
    const { name, email, message } = this.form.values;
    this.form.fill({ name: name || writer.name, email: email || writer.email, message });
  }

  async submit(): Promise<void> {
    const isSent = await this.form.submit(async ({ name, email, message }) => {
      const { contactDesk } = await this.needs.bring();
      return contactDesk.send({ name: name.trim(), email: email.trim(), message: message.trim() });
    });
    this.show(isSent);
  }

  /** Another letter, by the same person. */
  writeAgain(): void {
    const { name, email } = this.form.values;
    this.form.fill({ name, email, message: '' });
    this.isSent = false;
  }

  private show(isSent: boolean): void {
    this.isSent = isSent;
  }
}
