import type { Socket } from '../../../src/infrastructure/backends/song/live/live-line-deps';

type Opened = () => void;
type Heard = (event: { readonly data: unknown }) => void;

/** A socket whose other end is controlled by the test. */
export class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.isClosed = true;
  }

  /** The server has accepted the socket and admits this tab. */
  welcome(): void {
    (this.onopen as Opened | null)?.();
    this.say({ t: 'welcome', device: 'me' });
  }

  say(frame: object): void {
    (this.onmessage as Heard | null)?.({ data: JSON.stringify(frame) });
  }

  /** The other end closes it. */
  break(): void {
    (this.onclose as Opened | null)?.();
  }

  framesOf(t: string): readonly { readonly t: string }[] {
    return this.sent.map((text) => JSON.parse(text) as { t: string }).filter((frame) => frame.t === t);
  }
}
