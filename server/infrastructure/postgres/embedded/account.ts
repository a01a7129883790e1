import { readFileSync } from 'node:fs';

/** The account the database runs as: PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

// `postgres` exists for this purpose; `nobody` exists everywhere. Neither has to be created.
const PREFERRED_NAMES = ['postgres', 'nobody'];

/** The first of `postgres` and `nobody` that is listed in `passwd`; an account with root's uid is never chosen. */
export function chooseAccount(passwd: string): Account | undefined {
  const accounts = parsePasswd(passwd);
  const found = PREFERRED_NAMES.map((name) => accounts.find((account) => account.name === name));
  return found.find((account) => account !== undefined && account.uid !== 0);
}

/** The listed account with uid `uid`: a cluster stays with the owner that created it. */
export function accountOf(uid: number, passwd: string): Account | undefined {
  return parsePasswd(passwd).find((account) => account.uid === uid && uid !== 0);
}

export function readPasswd(): string {
  return readFileSync('/etc/passwd', 'utf8');
}

function parsePasswd(passwd: string): Account[] {
  return passwd
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
