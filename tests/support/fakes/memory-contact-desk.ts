import type { ContactDesk } from '../../../src/domain/contact/contact-desk.port';
import type { Letter } from '../../../src/domain/contact/letter';
import { LETTER_RULES } from '../../../src/domain/contact/letter-rules';
import { checkField } from '../../../src/domain/form/check-field';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import { fail, succeed, type Result } from '../../../src/domain/shared/result';

const FIELDS = ['name', 'email', 'message'] as const;

/** Keeps the letters it gets. */
export class MemoryContactDesk implements ContactDesk {
  readonly letters: Letter[] = [];
  failure: GatewayFailure | null = null;

  send(letter: Letter): Promise<Result<void, GatewayFailure>> {
    const wrong = FIELDS.filter((field) => checkField(letter[field], LETTER_RULES[field]) !== null);
    const fields = Object.fromEntries(wrong.map((field) => [field, 'Chưa đúng.']));
    if (this.failure !== null) return Promise.resolve(fail(this.failure));
    if (wrong.length > 0) return Promise.resolve(fail({ kind: 'invalid', fields }));
    this.letters.push(letter);
    return Promise.resolve(succeed(undefined));
  }
}
