import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { mailsAmong } from './read-mail';

const CODES = {
  ready: '220 post',
  done: '250 done',
  data: '354 go on',
  bye: '221 bye',
  refused: '550 nobody here',
} as const;

/** The minimum of a mail server (RFC 5321): it accepts mail on this machine and stores it for the test. */
export class MailPost {
  readonly taken: string[] = [];
  refusesRecipients = false;

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.serve(socket));
  }

  static async open(): Promise<MailPost> {
    const post = new MailPost(createServer());
    await new Promise<void>((resolve) => post.server.listen(0, '127.0.0.1', resolve));
    return post;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The text of every mail to an address; waits up to twenty seconds for this many. */
  mailsTo(address: string, count = 1): Promise<readonly string[]> {
    return mailsAmong(() => this.taken, address, count);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    let heard = '';
    let isMail = false;
    say(CODES.ready);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard += bytes.toString('utf8');
      for (
        let end = heard.indexOf(isMail ? '\r\n.\r\n' : '\r\n');
        end >= 0;
        end = heard.indexOf(isMail ? '\r\n.\r\n' : '\r\n')
      ) {
        const line = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? 5 : 2));
        isMail = isMail ? this.take(line, say) : this.answer(line, say);
        if (line === 'QUIT') socket.end();
      }
    });
  }

  /** Returns whether the mail itself comes next. */
  private answer(line: string, say: (line: string) => void): boolean {
    const word = line.slice(0, 4).toUpperCase();
    if (word === 'DATA') say(CODES.data);
    else if (word === 'QUIT') say(CODES.bye);
    else say(word === 'RCPT' && this.refusesRecipients ? CODES.refused : CODES.done);
    return word === 'DATA';
  }

  private take(mail: string, say: (line: string) => void): false {
    this.taken.push(mail);
    say(CODES.done);
    return false;
  }
}

/** Call once in a describe, before the code that sends mail: a mail server for this test file alone. */
export function withMailPost(): () => MailPost {
  let post: MailPost | null = null;
  beforeAll(async () => {
    post = await MailPost.open();
  });
  afterAll(() => post?.close());
  return () => {
    if (post === null) throw new Error('the mail server stands only while tests run');
    return post;
  };
}
