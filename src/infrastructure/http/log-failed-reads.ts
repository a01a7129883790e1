import type { HttpTransport } from '../../application/ports/http-transport.port';
import type { Logger } from '../../application/ports/logger.port';

/**
 * Logs every failed read (specification §8): the path without its query, and the failure. Failed actions of a listener are not
 * logged here, nor what is followed step by step, because their callers report them.
 */
export const logFailedReads = (transport: HttpTransport, logger: Pick<Logger, 'warn'>): HttpTransport => ({
  async send(request) {
    const answer = await transport.send(request);
    if (!answer.ok && request.method === 'GET') logger.warn(`${request.path} failed`, { failure: answer.error.kind });
    return answer;
  },
  follow: transport.follow.bind(transport),
});
