import type { FastifyInstance } from 'fastify';
import type { HttpRequest, HttpTransport } from '../../../src/application/ports/http-transport.port';
import type { GatewayFailure } from '../../../src/domain/shared/gateway-failure';
import type { Result } from '../../../src/domain/shared/result';
import { classifyEnvelope } from '../../../src/infrastructure/backends/song/classify-envelope';

/** Reaches the server of the same process, without a network between. */
export class InjectTransport implements HttpTransport {
  constructor(private readonly app: () => FastifyInstance) {}

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
    return classifyEnvelope({ status: response.statusCode, body: response.json(), retryAfter: null });
  }
}
