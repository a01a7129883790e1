import type { FastifyInstance } from 'fastify';
import { defer, from, map, type Observable } from 'rxjs';
import type { HttpProgress, HttpRequest, HttpTransport } from '../../../src/application/ports/http-transport.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Result } from '../../../src/domain/shared/result';
import { SONG_PROTOCOL } from '../../../src/infrastructure/backends/song/song-protocol';

/** Calls the server in the same process, without a network in between. */
export class InjectTransport implements HttpTransport {
  constructor(private readonly app: () => FastifyInstance) {}

  follow(request: HttpRequest): Observable<HttpProgress> {
    return defer(() => from(this.send(request))).pipe(map((answer) => ({ kind: 'answered', answer })));
  }

  async send({ method, path, query = {}, body }: HttpRequest): Promise<Result<unknown, GatewayFailure>> {
    const given = Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const response = await this.app().inject({
      method,
      url: path,
      query: Object.fromEntries(given),
      ...(body === undefined ? {} : { payload: body as object }),
    });
    return SONG_PROTOCOL.classify({ status: response.statusCode, body: response.json(), retryAfter: null });
  }
}
