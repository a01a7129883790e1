import type { IncomingMessage, Server } from 'node:http';
import { httpPeer, listening, textOf, type PeerAnswer } from './http-peer';
import type { IdentityPeer, PeerUser } from './identity-peer';

type Fields = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Kept {
  readonly fields: Fields;
  readonly updateTime: string;
}

interface Precondition {
  readonly exists?: boolean;
  readonly updateTime?: string;
}

interface Write {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly verify?: string;
  readonly updateTransforms?: readonly { readonly fieldPath: string; readonly setToServerValue?: string }[];
  readonly currentDocument?: Precondition;
}

interface Refusal {
  readonly code: number;
  readonly status: string;
}

const DENIED: Refusal = { code: 403, status: 'PERMISSION_DENIED' };
const CHANGED: Refusal = { code: 400, status: 'FAILED_PRECONDITION' };
const EXISTS: Refusal = { code: 409, status: 'ALREADY_EXISTS' };
const ROOM = 30_000;

/**
 * Replaces Firestore for the REST calls that `firestore/lite` makes: batchGet, and commit with its preconditions, in one step.
 * Its permissions follow `firebase/firestore.rules` by hand, because no code here can read that file.
 */
export class FirestorePeer {
  readonly documents = new Map<string, Kept>();
  private server: Server | null = null;
  private commits = 0;
  private silence: Promise<void> = Promise.resolve();
  /** How many calls came here. */
  heard = 0;

  constructor(private readonly identity: IdentityPeer) {}

  async listen(port?: number): Promise<string> {
    this.server = httpPeer((request) => this.reply(request));
    return `127.0.0.1:${await listening(this.server, port)}`;
  }

  /** Stops answering until the returned function is called; the requests made meanwhile are then answered too. */
  hush(): () => void {
    let speak: () => void = () => undefined;
    this.silence = new Promise((resolve) => (speak = resolve));
    return speak;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private async reply(request: IncomingMessage): Promise<PeerAnswer> {
    const body = await this.answer(request);
    const { status, code = 200 } = body as Partial<Refusal>;
    return { status: code, body: status === undefined ? body : { error: { code, status, message: status } } };
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const body = JSON.parse(await textOf(request)) as { documents?: readonly string[]; writes?: readonly Write[] };
    const [, idToken = ''] = (request.headers.authorization ?? '').split(' ');
    const user = await this.identity.read(idToken).catch(() => null);
    this.heard += 1;
    await this.silence;
    if (request.url?.includes(':batchGet') === true) return this.read(body.documents ?? [], user);
    return this.commit(body.writes ?? [], user);
  }

  private read(names: readonly string[], user: PeerUser | null): unknown {
    if (!names.every((name) => isOwn(name, user))) return DENIED;
    const readTime = timeOf(this.commits);
    return names.map((name) => {
      const kept = this.documents.get(name);
      return kept === undefined
        ? { missing: name, readTime }
        : { found: { name, ...kept, createTime: readTime }, readTime };
    });
  }

  /** Atomic: all writes or none, with no other call in between. */
  private commit(writes: readonly Write[], user: PeerUser | null): unknown {
    for (const write of writes) {
      const refusal = this.refuse(write, user);
      if (refusal !== null) return refusal;
    }
    this.commits += 1;
    const updateTime = timeOf(this.commits);
    for (const { update, updateTransforms = [] } of writes) {
      if (update === undefined) continue;
      const times = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: updateTime }] as const);
      this.documents.set(update.name, { fields: { ...update.fields, ...Object.fromEntries(times) }, updateTime });
    }
    return { writeResults: writes.map(() => ({ updateTime })), commitTime: updateTime };
  }

  private refuse(
    { update, verify, updateTransforms = [], currentDocument }: Write,
    user: PeerUser | null,
  ): Refusal | null {
    const name = update?.name ?? verify ?? '';
    const kept = this.documents.get(name);
    if (!isOwn(name, user)) return DENIED;
    if (currentDocument?.exists === false && kept !== undefined) return EXISTS;
    if (currentDocument?.updateTime !== undefined && !isSame(currentDocument.updateTime, kept?.updateTime))
      return CHANGED;
    if (update === undefined) return null;
    const isTimed = updateTransforms.length === 1 && updateTransforms[0]?.fieldPath === 'at';
    return isTimed && isDocument(name, update.fields ?? {}, revisionOf(kept?.fields)) ? null : DENIED;
  }
}

const NAME = /\/documents\/accounts\/([^/]+)\/documents\/(settings|queue)$/;

const isOwn = (name: string, user: PeerUser | null): boolean =>
  user !== null && NAME.exec(name)?.[1] === user.uid && Number(user.token['until']) > Date.now();

const revisionOf = (fields: Fields | undefined): number => Number(fields?.['revision']?.['integerValue'] ?? 0);

function isDocument(name: string, fields: Fields, before: number): boolean {
  const body = fields['body']?.['stringValue'];
  const isKnown = Object.keys(fields).every((field) => ['revision', 'body'].includes(field));
  return (
    NAME.test(name) && isKnown && typeof body === 'string' && body.length <= ROOM && revisionOf(fields) === before + 1
  );
}

/** The SDK writes more digits than it was given. */
const isSame = (one: string, other = ''): boolean => Date.parse(one) === Date.parse(other);

const BASE = Date.parse('2030-01-01T00:00:00Z');
const timeOf = (commit: number): string => new Date(BASE + commit).toISOString();
