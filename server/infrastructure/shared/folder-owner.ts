/**
 * The owner of a folder, as in the file name of its note: a name is written completely or not at all, so no partial text is
 * parsed.
 */
export interface FolderOwner {
  readonly pid: number;
  readonly startToken: string;
  /** The set of process numbers `pid` belongs to. */
  readonly scope: string;
  readonly host: string;
}

const FORM = /^pid-(\d+)_start-([\w-]+)_scope-([0-9a-f]+)_host-([\w.-]*)$/;

export function formatOwner({ pid, startToken, scope, host }: FolderOwner): string {
  return `pid-${pid}_start-${startToken}_scope-${scope}_host-${host.replaceAll(/[^\w.-]/g, '-').slice(0, 100)}`;
}

/** Undefined for a file that is no note of ours. */
export function parseOwner(name: string): FolderOwner | undefined {
  const [, pid, startToken, scope, host] = FORM.exec(name) ?? [];
  if (pid === undefined || startToken === undefined || scope === undefined || host === undefined) return undefined;
  return { pid: Number(pid), startToken, scope, host };
}

/** One line for somebody who starts a second server. */
export function describeOwner(folder: string, { pid, host }: FolderOwner, ownHost: string): string {
  const where = host === ownHost ? '' : ` on ${host}`;
  return `${folder} is in use by process ${pid}${where}; stop that server first, or give this one its own DATA_DIR`;
}
