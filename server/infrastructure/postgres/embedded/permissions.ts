import { statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account';

export interface FileRights {
  readonly uid: number;
  readonly gid: number;
  readonly mode: number;
}

const READ = 4;
const ENTER = 1;

/** Whether an ordinary account has every one of the `wanted` permission bits (4 read, 2 write, 1 enter or run). */
export function grants(rights: FileRights, account: Account, wanted: number): boolean {
  const shift = rights.uid === account.uid ? 6 : rights.gid === account.gid ? 3 : 0;
  return ((rights.mode >> shift) & wanted) === wanted;
}

/** Whether the account can enter `folder` and every folder above it. */
export function mayEnter(folder: string, account: Account): boolean {
  const steps: string[] = [];
  for (let step = path.resolve(folder); ; step = path.dirname(step)) {
    steps.push(step);
    if (step === path.dirname(step)) break;
  }
  return steps.every((step) => grants(statSync(step), account, ENTER));
}

/** Whether the account can list `folder` and read what lies in it. */
export function mayRead(folder: string, account: Account): boolean {
  return mayEnter(folder, account) && grants(statSync(folder), account, READ | ENTER);
}
