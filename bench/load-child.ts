import { connect, type Socket } from 'node:net';
import type { LoadPlan, LoadResult } from './load';

const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');
const UNKNOWN = -1;

/** Tracks how far one HTTP response has been read, with as little parsing as possible to save processor time. */
class AnswerReader {
  private head: Buffer = Buffer.alloc(0);
  private left = 0;
  private isBody = false;
  status = 0;

  /** True when these bytes complete the answer. */
  take(bytes: Buffer): boolean {
    if (this.isBody) return this.takeBody(bytes);
    this.head = this.head.length === 0 ? bytes : Buffer.concat([this.head, bytes]);
    const end = this.head.indexOf(HEAD_END);
    if (end < 0) return false;
    const head = this.head.toString('latin1', 0, end);
    this.status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    this.left = length === undefined ? UNKNOWN : Number(length);
    this.isBody = true;
    return this.takeBody(this.head.subarray(end + HEAD_END.length));
  }

  reset(): void {
    this.head = Buffer.alloc(0);
    this.isBody = false;
  }

  private takeBody(bytes: Buffer): boolean {
    if (this.left === UNKNOWN) return bytes.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
    this.left -= bytes.length;
    return this.left <= 0;
  }
}

class Load {
  private readonly requests: readonly Buffer[];
  private readonly times: number[] = [];
  private sent = 0;
  private errors = 0;
  private bytes = 0;
  private until = 0;

  constructor(private readonly plan: LoadPlan) {
    const headers = Object.entries({ host: `127.0.0.1:${plan.port}`, ...plan.headers });
    const rest = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.requests = plan.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${rest}\r\n`));
  }

  async run(): Promise<LoadResult> {
    const startedAt = performance.now();
    this.until = startedAt + this.plan.seconds * 1000;
    await Promise.all(Array.from({ length: this.plan.connections }, () => this.runConnection()));
    const seconds = (performance.now() - startedAt) / 1000;
    const sorted = this.times.sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? NaN;
    const { errors, bytes } = this;
    return { perSecond: sorted.length / seconds, p50Ms: at(0.5), p99Ms: at(0.99), errors, bytes };
  }

  private runConnection(): Promise<void> {
    return new Promise((resolve) => {
      const socket = connect(this.plan.port, '127.0.0.1').setNoDelay(true);
      const reader = new AnswerReader();
      let sentAt = 0;
      const ask = (): void => {
        sentAt = performance.now();
        this.send(socket);
      };
      socket.on('connect', ask);
      socket.on('data', (bytes) => {
        this.bytes += bytes.length;
        if (!reader.take(bytes)) return;
        this.times.push(performance.now() - sentAt);
        if (reader.status !== this.plan.expectedStatus) this.errors += 1;
        reader.reset();
        if (performance.now() < this.until) ask();
        else socket.end();
      });
      socket.on('error', () => (this.errors += 1));
      socket.on('close', () => resolve());
    });
  }

  private send(socket: Socket): void {
    socket.write(this.requests[this.sent % this.requests.length] ?? '');
    this.sent += 1;
  }
}

process.on('message', (plan) => {
  void new Load(plan as LoadPlan).run().then((result) => {
    process.send?.(result, () => process.disconnect());
  });
});
