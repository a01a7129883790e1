import type { ContactForm } from '../../../../src/domain/contact/contact-form.port';
import type { ContactMessage } from '../../../../src/domain/contact/contact-message';
import { CONTACT_RULES } from '../../../../src/domain/contact/contact-rules';
import { checkField } from '../../../../src/domain/form/check-field';
import type { GatewayFailure } from '../../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../../src/domain/shared/result';

const FIELDS = ['name', 'email', 'message'] as const;

/** Stores the contact messages it gets. */
export class MemoryContactForm implements ContactForm {
  readonly letters: ContactMessage[] = [];
  failure: GatewayFailure | null = null;

  send(letter: ContactMessage): Promise<Result<void, GatewayFailure>> {
    const wrong = FIELDS.filter((field) => checkField(letter[field], CONTACT_RULES[field]) !== null);
    const fields = Object.fromEntries(wrong.map((field) => [field, 'Chưa đúng.']));
    if (this.failure !== null) return Promise.resolve(fail(this.failure));
    if (wrong.length > 0) return Promise.resolve(fail({ kind: 'invalid', fields }));
    this.letters.push(letter);
    return Promise.resolve(succeed(undefined));
  }
}
