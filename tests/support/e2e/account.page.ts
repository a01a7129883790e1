import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Listener } from './listener';
import type { RunningProduct } from './running-product';

const MAIL_LIMIT_MS = 10_000;

/** Somebody with an account, at the forms of the product. Vietnamese. */
export class AccountPage {
  constructor(private readonly listener: Listener) {}

  async fills(label: string, text: string): Promise<void> {
    await this.listener.page.getByLabel(label, { exact: true }).fill(text);
  }

  async signsUp(name: string, email: string, password: string): Promise<void> {
    await this.listener.opens('/register');
    await this.fills('Tên hiển thị', name);
    await this.fills('Email', email);
    await this.fills('Mật khẩu', password);
    await this.submits();
    await this.isKnownAs(name);
  }

  /** On the sign-in page, whatever page it returns to. */
  async signsIn(email: string, password: string): Promise<void> {
    await this.fills('Email', email);
    await this.fills('Mật khẩu', password);
    await this.submits();
  }

  /** The button at the end of the form. */
  async submits(): Promise<void> {
    await this.listener.page.locator('form button[type="submit"]').click();
  }

  /** The header shows the name of the account. */
  async isKnownAs(name: string): Promise<void> {
    await this.listener.seesButton(`Tài khoản của ${name}`);
  }

  async chooses(name: string, item: string): Promise<void> {
    await this.listener.pressesButton(`Tài khoản của ${name}`);
    await this.listener.page.getByRole('menuitem', { name: item }).click();
  }

  /** The label of the field that has the keyboard focus. */
  async focusedField(): Promise<string> {
    return this.listener.page.evaluate(() => {
      const { activeElement } = document;
      return activeElement instanceof HTMLInputElement ? (activeElement.labels?.[0]?.textContent ?? '') : '';
    });
  }
}

/** The code in the newest mail to an address. */
export async function mailedCode({ dataFolder }: RunningProduct, email: string): Promise<string> {
  const deadline = performance.now() + MAIL_LIMIT_MS;
  while (performance.now() < deadline) {
    const mails = (await mailsIn(path.join(dataFolder, 'outbox'))).filter((mail) => mail.includes(email));
    const code = mails.map((mail) => /\b(\d{6})\r?$/m.exec(mail)?.[1]).findLast((found) => found !== undefined);
    if (code !== undefined) return code;
    await wait(50);
  }
  throw new Error(`no code was mailed within ${MAIL_LIMIT_MS} ms`);
}

/** Oldest first; of a mail that is still being written, the part that exists. */
async function mailsIn(folder: string): Promise<readonly string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8').catch(() => '')));
}
