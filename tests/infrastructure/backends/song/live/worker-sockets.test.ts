import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { WorkerSockets } from '../../../../../src/infrastructure/backends/song/live/worker-sockets';
import { FakeSocket } from '../../../../support/fakes/fake-socket';

const WORKER = readFileSync('public/live-socket.js', 'utf8');

type Heard = ((event: { readonly data: unknown }) => void) | null;

/** One end of a channel between a page and its worker that delivers messages at once. */
interface End {
  onmessage: Heard;
  postMessage(message: unknown): void;
}

function twoEnds(): readonly [End, End] {
  const ends: End[] = [0, 1].map((place) => ({
    onmessage: null,
    postMessage: (message) => ends[1 - place]?.onmessage?.({ data: structuredClone(message) }),
  }));
  return ends as unknown as readonly [End, End];
}

/** The worker's own file, with sockets that the test controls. */
class FakeWorker {
  readonly port: End;
  onerror: (() => void) | null = null;
  /** Callbacks that run a little later. */
  readonly looks: (() => void)[] = [];

  constructor(opened: (address: string) => FakeSocket) {
    const [page, worker] = twoEnds();
    this.port = page;
    let connect = (_: { readonly ports: readonly End[] }): void => undefined;
    const globals = {
      addEventListener: (_: string, listener: typeof connect) => (connect = listener),
      WebSocket: function (address: string) {
        return opened(address);
      },
      setTimeout: (look: () => void) => this.looks.push(look),
    };
    runInContext(WORKER, createContext(globals));
    connect({ ports: [worker] });
  }
}

function aPage() {
  const own: FakeSocket[] = [];
  const real: FakeSocket[] = [];
  const addresses: string[] = [];
  const workers: FakeWorker[] = [];
  const ownSocket = () => {
    own.push(new FakeSocket());
    return own.at(-1)!;
  };
  const sockets = new WorkerSockets(() => {
    const worker = new FakeWorker((address) => {
      addresses.push(address);
      const socket = new FakeSocket();
      real.push(socket);
      return socket;
    });
    workers.push(worker);
    return worker;
  }, ownSocket);
  const open = () => {
    const socket = sockets.open('wss://song.test/backend/live');
    const told: unknown[] = [];
    socket.onopen = () => told.push('open');
    socket.onmessage = ({ data }: { readonly data: string }) => told.push(data);
    socket.onclose = () => told.push('close');
    return { socket, told };
  };
  return { open, own, real, addresses, workers };
}

describe('a socket that a worker opens for its page', () => {
  it('opens at its address, and passes messages in both directions', () => {
    const { open, real, addresses } = aPage();
    const { socket, told } = open();
    expect([socket.readyState, addresses]).toEqual([0, ['wss://song.test/backend/live']]);
    real[0]?.welcome();
    socket.send('hello');
    expect([socket.readyState, told]).toEqual([1, ['open', '{"t":"welcome","device":"me"}']]);
    expect(real[0]?.sent).toEqual(['hello']);
  });

  it('reports how many bytes are not sent yet', () => {
    const { open, real } = aPage();
    const { socket } = open();
    real[0]?.welcome();
    Object.assign(real[0] ?? {}, { bufferedAmount: 70_000 });
    socket.send('hello');
    expect(socket.bufferedAmount).toBe(70_000);
    Object.assign(real[0] ?? {}, { bufferedAmount: 0 });
    socket.send('again');
    expect(socket.bufferedAmount).toBe(0);
  });

  it('reports that all bytes are sent even while the page sends nothing', () => {
    const { open, real, workers } = aPage();
    const { socket } = open();
    real[0]?.welcome();
    Object.assign(real[0] ?? {}, { bufferedAmount: 70_000 });
    socket.send('hello');
    workers[0]?.looks.shift()?.();
    expect(socket.bufferedAmount).toBe(70_000);
    Object.assign(real[0] ?? {}, { bufferedAmount: 0 });
    workers[0]?.looks.shift()?.();
    expect([socket.bufferedAmount, workers[0]?.looks]).toEqual([0, []]);
  });

  it('posts nothing after the page closes it: a message would end a page in the back/forward cache', () => {
    const { open, real, workers } = aPage();
    const { socket, told } = open();
    Object.assign(real[0] ?? {}, { bufferedAmount: 70_000 });
    socket.send('hello');
    const heard: unknown[] = [];
    workers[0]!.port.onmessage = ({ data }) => heard.push(data);
    socket.close();
    real[0]?.welcome();
    real[0]?.break();
    workers[0]?.looks.shift()?.();
    expect([socket.readyState, real[0]?.isClosed, told, heard]).toEqual([3, true, [], []]);
  });

  it('reports that the other end has closed it, and sends nothing after that', () => {
    const { open, real } = aPage();
    const { socket, told } = open();
    real[0]?.break();
    socket.send('too late');
    expect([socket.readyState, told, real[0]?.sent]).toEqual([3, ['close'], []]);
  });

  it('is one of several sockets in one worker', () => {
    const { open, real, workers } = aPage();
    const first = open();
    const second = open();
    real[1]?.welcome();
    second.socket.send('hello');
    expect([first.told, real[0]?.sent, real[1]?.sent, workers.length]).toEqual([[], [], ['hello'], 1]);
  });

  it('closes when the worker fails to load, and the page opens the next socket itself', () => {
    const { open, own, workers } = aPage();
    const { told } = open();
    workers[0]?.onerror?.();
    expect([told, own]).toEqual([['close'], []]);
    expect([open().socket, workers.length]).toEqual([own[0], 1]);
  });

  it('is opened by the page itself when the browser refuses the worker, which is requested once', () => {
    let asked = 0;
    const own = new FakeSocket();
    const refuse = () => {
      asked += 1;
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const sockets = new WorkerSockets(refuse, () => own);
    expect([sockets.open('wss://song.test'), sockets.open('wss://song.test'), asked]).toEqual([own, own, 1]);
  });

  it('ignores a message of an unknown kind', () => {
    const { open, workers } = aPage();
    const { told } = open();
    workers[0]?.port.onmessage?.({ data: { id: 1, kind: 'hum' } });
    expect(told).toEqual([]);
  });
});
