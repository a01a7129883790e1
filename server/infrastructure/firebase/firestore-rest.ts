import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';

/** The parts of a service account that this class needs. */
export interface FirestoreSigner {
  readonly projectId: string;
  readonly clientEmail: string;
  readonly privateKey: KeyObject;
}

export interface FirestoreAddresses {
  readonly token: string;
  readonly firestore: string;
}

/** A document under an account in Firestore, as the web app's adapter wrote it. */
export interface FirestoreDocument {
  readonly name: string;
  readonly body: string;
  readonly at: string;
}

interface RestDocument {
  readonly name: string;
  readonly updateTime: string;
  readonly fields?: { readonly body?: { readonly stringValue?: string } };
}

const GOOGLE: FirestoreAddresses = {
  token: 'https://oauth2.googleapis.com/token',
  firestore: 'https://firestore.googleapis.com',
};
const SCOPE = 'https://www.googleapis.com/auth/datastore';
const ANSWER_WITHIN_MS = 10_000;
const TOKEN_SECONDS = 600;

/**
 * Firestore over REST, as the service account, which is exempt from all security rules. Throws if Firestore is not reachable or
 * refuses.
 */
export class FirestoreRest {
  constructor(
    private readonly signer: FirestoreSigner,
    private readonly at: FirestoreAddresses = GOOGLE,
  ) {}

  async list(accountId: string): Promise<readonly FirestoreDocument[]> {
    const found = await this.found(accountId, await this.authorization());
    return found.map(({ name, updateTime, fields }) => ({
      name: name.slice(name.lastIndexOf('/') + 1),
      body: fields?.body?.stringValue ?? '',
      at: updateTime,
    }));
  }

  async remove(accountId: string): Promise<void> {
    const authorization = await this.authorization();
    for (const { name } of await this.found(accountId, authorization))
      await ask(`${this.at.firestore}/v1/${name}`, { method: 'DELETE', headers: { authorization } });
  }

  private async found(accountId: string, authorization: string): Promise<readonly RestDocument[]> {
    const { projectId } = this.signer;
    const place = `projects/${projectId}/databases/(default)/documents/accounts/${accountId}/documents`;
    const answer = await ask(`${this.at.firestore}/v1/${place}`, { headers: { authorization } });
    return ((await answer.json()) as { readonly documents?: readonly RestDocument[] }).documents ?? [];
  }

  /** Gets an access token for the service account's signed assertion (RFC 7523). Requests are too rare to cache it. */
  private async authorization(): Promise<string> {
    const { clientEmail, privateKey } = this.signer;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(clientEmail)
      .setAudience(GOOGLE.token)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(privateKey);
    const body = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
    const answer = await ask(this.at.token, { method: 'POST', body });
    return `Bearer ${((await answer.json()) as { readonly access_token: string }).access_token}`;
  }
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
  if (!answer.ok) throw new Error(`${new URL(address).host} answered ${answer.status}`);
  return answer;
}
