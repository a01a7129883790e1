import type { BusMessage } from '../../../domain/live/bus-message';

/** A message from the text of a notification: only processes of this product publish there; anything else is null. */
export function readBusMessage(text: string): BusMessage | null {
  try {
    const message = JSON.parse(text) as BusMessage | null;
    return typeof message === 'object' && message !== null && typeof message.kind === 'string' ? message : null;
  } catch {
    // Not JSON, so not from a process of this product.
    return null;
  }
}
