import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { Line } from './stalled-writes';

/** Only here does Node report how much of a half-sent piece is left. */
interface HalfSent {
  readonly _handle?: { readonly writeQueueSize?: number } | null;
}

/** A socket as a target of writes. */
export function lineOf(socket: Socket): Line {
  const halfSent = socket as unknown as HalfSent;
  return {
    waiting: () => socket.writableLength,
    left: () => socket.bytesWritten - socket.writableLength - (halfSent._handle?.writeQueueSize ?? 0),
    cut: () => {
      // A reset discards at once the data that the system still holds for the reader; otherwise it would wait for minutes.
      if (socket instanceof TLSSocket) socket.destroy();
      else socket.resetAndDestroy();
    },
  };
}
