import type { FastifyReply, FastifyRequest } from 'fastify';
import { BUSY } from './answer';
import { endBody } from './body-deadline';
import { callerKey, isSpared } from './caller-address';
import type { PlacedUpload } from './connections/upload-places';
import { whenClosed } from './when-closed';

/**
 * Whether an account may upload one more picture from its address; the place is reserved until the call ends, or until another
 * upload needs it more.
 */
export function reserveUpload(request: FastifyRequest, reply: FastifyReply, accountId: string): boolean {
  const { ofAccounts, ofAddresses, places } = request.server.bounds.uploads;
  const address = isSpared(request) ? null : callerKey(request);
  if (!ofAddresses.enter(address)) return false;
  whenClosed(reply.raw, () => ofAddresses.leave(address));
  if (!ofAccounts.enter(accountId)) return false;
  whenClosed(reply.raw, () => ofAccounts.leave(accountId));
  const upload = placedUpload(request, reply, address ?? `account ${accountId}`);
  if (!places.enter(upload)) return false;
  whenClosed(reply.raw, () => places.leave(upload));
  return true;
}

function placedUpload(request: FastifyRequest, reply: FastifyReply, holder: string): PlacedUpload {
  const { raw } = request;
  const { socket } = raw;
  const before = socket.bytesRead;
  return {
    holder,
    bytes: () => socket.bytesRead - before,
    isArriving: () => !raw.complete,
    end: () => endBody(request, reply, BUSY),
  };
}
