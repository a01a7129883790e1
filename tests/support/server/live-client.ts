import { WebSocket } from 'ws';
import { LIVE_PATH, type PeerFrame, type ServerFrameWire } from '../../../contract/live';

/** Below the time limit of a test, so that the failure shows the frames received. */
const PATIENCE_MS = 25_000;

type Frames = { [T in ServerFrameWire['t']]: Extract<ServerFrameWire, { t: T }> };

/** A socket as a browser opens one, which records the frames it receives. */
export class LiveClient {
  readonly frames: ServerFrameWire[] = [];
  readonly closed: Promise<number>;
  private readonly watchers = new Set<() => void>();

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.frames.push(JSON.parse(data.toString()) as ServerFrameWire);
      this.watchers.forEach((look) => look());
    });
    this.closed = new Promise((resolve) => socket.on('close', resolve));
    socket.on('error', () => undefined);
  }

  static async open(address: string, origin: string | undefined = `http://${address}`): Promise<LiveClient> {
    const socket = new WebSocket(`ws://${address}${LIVE_PATH}`, { ...(origin !== undefined && { origin }) });
    const client = new LiveClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  send(frame: unknown): void {
    this.socket.send(JSON.stringify(frame));
  }

  /** The first frame, received already or later, that meets the condition. */
  until(holds: (frame: ServerFrameWire) => boolean): Promise<ServerFrameWire> {
    return this.whenThere(() => this.frames.find(holds));
  }

  /** The peers of the newest frame, once they meet the condition. */
  untilPeers(holds: (peers: readonly PeerFrame[]) => boolean): Promise<readonly PeerFrame[]> {
    return this.whenThere(() => {
      const peers = this.peers();
      return holds(peers) ? peers : undefined;
    });
  }

  private whenThere<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const end = (): void => {
        clearTimeout(late);
        this.watchers.delete(look);
      };
      const giveUp = (why: string): void => {
        end();
        reject(new Error(`${why}; told so far: ${JSON.stringify(this.frames.slice(-5)).slice(0, 2_000)}`));
      };
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        end();
        resolve(found);
      };
      const late = setTimeout(() => giveUp('not told in time'), PATIENCE_MS);
      void this.closed.then((code) => giveUp(`closed with ${code}`));
      this.watchers.add(look);
      look();
    });
  }

  peers(): readonly PeerFrame[] {
    const newest = this.frames.findLast((frame) => frame.t === 'peers') as Frames['peers'] | undefined;
    return newest?.peers ?? [];
  }

  all<T extends ServerFrameWire['t']>(t: T): Frames[T][] {
    return this.frames.filter((frame) => frame.t === t) as Frames[T][];
  }

  drop(): void {
    this.socket.terminate();
  }
}
