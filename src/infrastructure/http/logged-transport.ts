import type { HttpRequest, HttpTransport } from '../../application/ports/http-transport.port';
import type { Logger } from '../../application/ports/logger.port';

/**
 * Logs every failed read (specification §8): the path without its query, and the failure. Failed actions of a listener are not
 * logged here, because their callers report them.
 */
export class LoggedTransport implements HttpTransport {
  constructor(
    private readonly transport: HttpTransport,
    private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  async send(request: HttpRequest): ReturnType<HttpTransport['send']> {
    const answer = await this.transport.send(request);
    if (!answer.ok && request.method === 'GET')
      this.logger.warn(`${request.path} failed`, { failure: answer.error.kind });
    return answer;
  }

  follow(request: HttpRequest): ReturnType<HttpTransport['follow']> {
    return this.transport.follow(request);
  }
}
