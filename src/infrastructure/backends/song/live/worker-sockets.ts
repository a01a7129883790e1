import * as z from '../../../../../contract/schema';
import type { Handler, Socket } from './live-line-deps';

const News = z.discriminatedUnion('kind', [
  z.object({ id: z.number(), kind: z.literal('open') }),
  z.object({ id: z.number(), kind: z.literal('message'), text: z.string() }),
  z.object({ id: z.number(), kind: z.literal('taken'), length: z.number(), unsent: z.number() }),
  z.object({ id: z.number(), kind: z.literal('close') }),
]);

type SocketNews = z.infer<typeof News>;
type Order =
  | { readonly kind: 'open'; readonly address: string }
  | { readonly kind: 'send'; readonly text: string }
  | { readonly kind: 'close' };

/** The page's connection to its worker. */
interface SocketWorker {
  readonly port: { postMessage(order: unknown): void; onmessage: Handler };
  onerror: Handler;
}

/** Sockets that a worker owns for the page, for browsers that do not cache a page with an open socket of its own. */
export class WorkerSockets {
  private readonly sockets = new Map<number, WorkerSocket>();
  private worker: SocketWorker | null = null;
  private opened = 0;
  private isRefused = false;

  constructor(
    private readonly startWorker: () => SocketWorker,
    private readonly openOwn: (address: string) => Socket,
  ) {}

  open(address: string): Socket {
    if (!this.isRefused) this.worker ??= this.start();
    const { worker } = this;
    if (worker === null) return this.openOwn(address);
    const id = (this.opened += 1);
    const socket = new WorkerSocket((order) => {
      if (order.kind === 'close') this.sockets.delete(id);
      this.worker?.port.postMessage({ id, ...order });
    });
    this.sockets.set(id, socket);
    worker.port.postMessage({ id, kind: 'open', address });
    return socket;
  }

  /** Null if the browser refuses: Firefox does, for a site that may not store data. */
  private start(): SocketWorker | null {
    try {
      const worker = this.startWorker();
      worker.port.onmessage = ({ data }: { readonly data: unknown }) => this.onMessage(data);
      worker.onerror = () => this.loseAll();
      return worker;
    } catch {
      this.isRefused = true;
      return null;
    }
  }

  private onMessage(data: unknown): void {
    const { data: news } = News.safeParse(data);
    if (news === undefined) return;
    const socket = this.sockets.get(news.id);
    if (news.kind === 'close') this.sockets.delete(news.id);
    socket?.onNews(news);
  }

  /** The browser has no such worker, or its file failed to load: from now on the page owns its sockets. */
  private loseAll(): void {
    const lost = [...this.sockets];
    this.isRefused = true;
    this.worker = null;
    this.sockets.clear();
    for (const [id, socket] of lost) socket.onNews({ id, kind: 'close' });
  }
}

/** The `readyState` values of a socket. */
const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

class WorkerSocket implements Socket {
  onopen: (() => unknown) | null = null;
  onmessage: ((event: { readonly data: string }) => unknown) | null = null;
  onclose: (() => unknown) | null = null;
  readyState = CONNECTING;
  /** Text on its way to the worker, and bytes that the worker has not sent yet. */
  private waiting = { onTheWay: 0, unsent: 0 };

  constructor(private readonly order: (order: Order) => void) {}

  /** UTF-16 units that the worker has not received yet, plus bytes that it has not sent: about the value of a real socket. */
  get bufferedAmount(): number {
    return this.waiting.onTheWay + this.waiting.unsent;
  }

  send(text: string): void {
    this.waiting.onTheWay += text.length;
    this.order({ kind: 'send', text });
  }

  /** No event follows a close, not even the close event. */
  close(): void {
    this.readyState = CLOSED;
    this.order({ kind: 'close' });
  }

  onNews(news: SocketNews): void {
    switch (news.kind) {
      case 'open':
        this.readyState = OPEN;
        return void this.onopen?.();
      case 'message':
        return void this.onmessage?.({ data: news.text });
      case 'taken':
        this.waiting = { onTheWay: this.waiting.onTheWay - news.length, unsent: news.unsent };
        return undefined;
      case 'close':
        this.readyState = CLOSED;
        return void this.onclose?.();
    }
  }
}
