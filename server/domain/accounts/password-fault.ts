import { foldText } from '../../../contract/kernel/fold-text';
import { COMMON_PASSWORDS } from './common-passwords';

export type PasswordFault = 'too-short' | 'too-long' | 'too-common' | 'own-name';

export interface PasswordOwner {
  readonly email: string;
  readonly name: string;
}

/** Characters after NFC (security.md §3). */
export const PASSWORD_LENGTH = { least: 10, most: 128 } as const;
/** Shorter parts of a name are in too many words to count as one's own. */
const TELLING_PART = 4;

/** What a password is hashed and compared as: NFC, so that two keyboards spell the same one alike. */
export const passwordText = (password: string): string => password.normalize('NFC');

const isOneCharacter = (text: string): boolean => new Set(text).size <= 2;

function isRun(text: string): boolean {
  const steps = [...text].map((character, at) => text.charCodeAt(at + 1) - character.charCodeAt(0)).slice(0, -1);
  return new Set(steps).size === 1;
}

/** The common ones also with figures and marks around them. */
function isCommon(text: string): boolean {
  const bare = text.replaceAll(/^[^a-z]+|[^a-z]+$/g, '');
  return COMMON_PASSWORDS.has(text) || COMMON_PASSWORDS.has(bare) || isOneCharacter(text) || isRun(text);
}

/** Whether little is left of a password once the owner's own name and address are taken out of it. */
function isOwnName(text: string, { email, name }: PasswordOwner): boolean {
  const parts = foldText(`${name} ${email}`)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= TELLING_PART);
  const whole = [foldText(email), foldText(name).replaceAll(/\s/gu, '')].filter(({ length }) => length >= TELLING_PART);
  const rest = [...whole, ...parts].reduce((left, part) => left.replaceAll(part, ''), text);
  return rest !== text && rest.length < TELLING_PART;
}

/** Why a password is not good enough; null where it is. No rule asks for kinds of characters (NIST SP 800-63B-4). */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  const text = passwordText(password);
  const { length } = [...text];
  if (length < PASSWORD_LENGTH.least) return 'too-short';
  if (length > PASSWORD_LENGTH.most) return 'too-long';
  const folded = foldText(text).replaceAll(/\s/gu, '');
  if (isCommon(folded)) return 'too-common';
  return isOwnName(folded, owner) ? 'own-name' : null;
}
