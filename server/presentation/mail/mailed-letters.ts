import type { Mailer } from '../../application/ports/mailer.port';
import type { Letter } from '../../domain/contact/letter';
import type { LetterPost } from '../../domain/contact/letter-post.port';
import { letterMail } from './letter-mail';

/** Brings letters by mail. */
export class MailedLetters implements LetterPost {
  constructor(private readonly mailer: Mailer) {}

  bring(letter: Letter, to: string) {
    return this.mailer.send(letterMail(letter, to));
  }
}
