import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Line } from './stalled-writes';

/** Of a piece that is half sent, Node tells nowhere else how much is left. */
interface HalfSent {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
}

/** A socket as something that is written to. */
export function lineOf(socket: Socket): Line {
  const halfSent = socket as unknown as HalfSent;
  return {
    waiting: () => socket.writableLength,
    left: () => socket.bytesWritten - socket.writableLength - (halfSent._handle?.writeQueueSize ?? 0),
    cut: () => {
      // What the system still holds for the reader goes with a reset at once; else it would wait for minutes.
      if (socket instanceof TLSSocket) socket.destroy();
      else socket.resetAndDestroy();
    },
  };
}
