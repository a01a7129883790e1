import { randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { httpPeer, listening, textOf, type PeerAnswer } from './http-peer';

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const LIFE_SECONDS = 3_600;
const REFUSED: PeerAnswer = { status: 400, body: { error: { code: 400, message: 'INVALID_CUSTOM_TOKEN' } } };

/** The user who makes a call, according to the ID token. */
export interface PeerUser {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** Replaces Google's sign-in service: accepts custom tokens that the service account has signed, and issues ID tokens. */
export class IdentityPeer {
  private readonly secret = randomBytes(32);
  private server: Server | null = null;
  /** The number of sign-ins. */
  signIns = 0;

  constructor(private readonly signer: KeyObject) {}

  async listen(port?: number): Promise<string> {
    this.server = httpPeer((request) => this.reply(request).catch(() => REFUSED));
    return `http://127.0.0.1:${await listening(this.server, port)}`;
  }

  /** Throws if this peer did not issue the ID token, or if it has expired. */
  async read(idToken: string): Promise<PeerUser> {
    const { payload } = await jwtVerify(idToken, this.secret);
    return { uid: String(payload.sub), token: payload };
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }

  private async reply(request: IncomingMessage): Promise<PeerAnswer> {
    return { status: 200, body: await this.answer(request) };
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    const body = JSON.parse(await textOf(request)) as Readonly<Record<string, string>>;
    if (request.url?.includes('accounts:signInWithCustomToken') === true) return this.signIn(body['token'] ?? '');
    const { sub } = decodeJwt(body['idToken'] ?? '');
    return { users: [{ localId: sub }] };
  }

  private async signIn(customToken: string): Promise<unknown> {
    const { payload } = await jwtVerify(customToken, this.signer, { algorithms: ['RS256'], audience: AUDIENCE });
    this.signIns += 1;
    const uid = String(payload['uid']);
    const idToken = await new SignJWT({ ...(payload['claims'] as object), user_id: uid })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(uid)
      .setIssuedAt()
      .setExpirationTime(`${LIFE_SECONDS}s`)
      .sign(this.secret);
    return { idToken, refreshToken: 'never-used', expiresIn: String(LIFE_SECONDS) };
  }
}
