import { makeAutoObservable } from 'mobx';
import { CONTACT_RULES } from '../../../domain/contact/contact-rules';
import type { Profile } from '../../../domain/profile/profile';
import type { AccountDeps } from './account-deps';
import { FormViewModel } from './form.view-model';

export type ContactField = keyof typeof CONTACT_RULES;

/** A contact message to the operator of the server: writing, sending, confirmation. */
export class ContactViewModel {
  readonly form: FormViewModel<ContactField>;
  isSent = false;

  constructor(private readonly deps: AccountDeps) {
    this.form = new FormViewModel<ContactField>({ fields: CONTACT_RULES }, { name: '', email: '', message: '' });
    makeAutoObservable<this, 'deps'>(this, { form: false, deps: false }, { autoBind: true });
  }

  /** Fills in the signed-in writer, possibly after the page has opened; text that the writer has typed stays. */
  introduce(writer: Pick<Profile, 'name' | 'email'>): void {
    const { name, email, message } = this.form.values;
    this.form.fill({ name: name || writer.name, email: email || writer.email, message });
  }

  async submit(): Promise<void> {
    const isSent = await this.form.submit(({ name, email, message }) =>
      this.deps.services.contactForm.send({ name: name.trim(), email: email.trim(), message: message.trim() }),
    );
    this.show(isSent);
  }

  /** Starts another message from the same person. */
  writeAgain(): void {
    const { name, email } = this.form.values;
    this.form.fill({ name, email, message: '' });
    this.isSent = false;
  }

  private show(isSent: boolean): void {
    this.isSent = isSent;
  }
}
