import type { Mailer } from '../../application/ports/mailer.port';
import type { AccountNotices, Addressee, ResetCodes } from '../../domain/accounts/account-notices.port';
import { accountMail } from './account-mail';

/** Notifies an account's owner by mail. The mailer itself logs what could not be delivered. */
export class MailedAccountNotices implements AccountNotices {
  constructor(private readonly mailer: Mailer) {}

  resetCode(to: Addressee, codes: ResetCodes, minutes: Readonly<Record<keyof ResetCodes, number>>): void {
    void this.mailer.send(accountMail.resetCode(to, codes, minutes));
  }

  dummyResetCode(...notice: Parameters<AccountNotices['resetCode']>): void {
    void this.mailer.send({ ...accountMail.resetCode(...notice), isDummy: true });
  }

  registrationCode(to: Omit<Addressee, 'name'>, code: string, minutes: number): void {
    void this.mailer.send(accountMail.registrationCode(to, code, minutes));
  }

  alreadyRegistered(to: Addressee): void {
    void this.mailer.send(accountMail.alreadyRegistered(to));
  }

  passwordChanged(to: Addressee, at: Date): void {
    void this.mailer.send(accountMail.passwordChanged(to, at));
  }

  sessionStolen(to: Addressee, deviceName: string, at: Date): void {
    void this.mailer.send(accountMail.sessionStolen(to, deviceName, at));
  }
}
