import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

/**
 * What happens to a response on its way: it is replaced; none of it, or only its first half, arrives before `heal`; the
 * connection breaks in the middle of it, or before it.
 */
export type Fault = ((answer: Answer) => Answer) | 'held' | 'half held' | 'broken off' | 'unreachable';

interface Rule {
  readonly addresses: RegExp;
  readonly fault: Fault;
  /** How many more times. */
  times: number;
}

/** These headers would change the response, so they are not forwarded. */
const NOT_PASSED_ON = ['accept-encoding', 'if-none-match', 'if-modified-since'];

/** A proxy to the product that causes faults when a test asks for them; to browsers every proxy is a separate origin. */
export class FaultProxy {
  /** The requested addresses, in order. */
  readonly asked: string[] = [];
  private rules: Rule[] = [];
  private readonly lasting: Rule[] = [];
  private readonly struck: string[] = [];
  private healed: () => void = () => undefined;
  private healing = new Promise<void>((resolve) => (this.healed = resolve));

  private constructor(
    private readonly server: Server,
    private readonly target: string,
  ) {
    server.on('request', (request, response) => {
      // A client that has hung up needs no response.
      void this.answer(request, response).catch(() => response.destroy());
    });
  }

  static async before(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(createServer(), target);
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** How many responses faults have affected since the last `heal`. */
  get struckCount(): number {
    return this.struck.length;
  }

  /** From now on responses from these addresses fail, either the next `times` or all of them. */
  fail(addresses: RegExp, fault: Fault, times = Infinity): void {
    this.rules.push({ addresses, fault, times });
  }

  /** These responses are always changed, even after `heal`. */
  change(addresses: RegExp, change: (answer: Answer) => Answer): void {
    this.lasting.push({ addresses, fault: change, times: Infinity });
  }

  /** Ends all faults and sends the responses that were held. */
  heal(): void {
    this.rules = [];
    this.struck.length = 0;
    this.healed();
    this.healing = new Promise((resolve) => (this.healed = resolve));
  }

  async close(): Promise<void> {
    this.heal();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    this.asked.push(url);
    const fault = this.strike(url);
    if (fault === 'unreachable') request.socket.destroy();
    else if (fault === 'held') await this.healing.then(() => this.passOn(request, response));
    else if (fault === null) await this.passOn(request, response);
    else await this.spoil(await this.fetch(request), fault, response);
  }

  private strike(url: string): Fault | null {
    const rule = this.rules.find(({ addresses, times }) => times > 0 && addresses.test(url));
    if (rule === undefined) return this.lasting.find(({ addresses }) => addresses.test(url))?.fault ?? null;
    rule.times -= 1;
    this.struck.push(url);
    return rule.fault;
  }

  private async spoil(
    answer: Answer,
    fault: Exclude<Fault, 'held' | 'unreachable'>,
    to: ServerResponse,
  ): Promise<void> {
    if (typeof fault === 'function') {
      const { status, headers, body } = fault(answer);
      to.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
      return;
    }
    const half = Math.floor(answer.body.length / 2);
    to.writeHead(answer.status, { ...answer.headers, 'content-length': answer.body.length });
    to.write(answer.body.subarray(0, half));
    if (fault === 'broken off') setTimeout(() => to.destroy(), 50);
    else await this.healing.then(() => to.end(answer.body.subarray(half)));
  }

  private async passOn(request: IncomingMessage, to: ServerResponse): Promise<void> {
    const answer = await this.open(request);
    to.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(to);
  }

  private async fetch(request: IncomingMessage): Promise<Answer> {
    const answer = await this.open(request);
    const pieces: Buffer[] = [];
    for await (const piece of answer) pieces.push(piece as Buffer);
    return { status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(pieces) };
  }

  private open(request: IncomingMessage): Promise<IncomingMessage> {
    const headers = Object.fromEntries(
      Object.entries(request.headers).filter(([name]) => !NOT_PASSED_ON.includes(name)),
    );
    return new Promise((resolve, reject) => {
      const options = { method: request.method, headers };
      const asking = ask(`${this.target}${request.url ?? '/'}`, options, resolve).on('error', reject);
      request.pipe(asking);
    });
  }
}
