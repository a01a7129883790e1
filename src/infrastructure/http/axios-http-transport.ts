import axios, { type AxiosInstance, type AxiosResponse } from 'axios';
import type { Connectivity } from '../../application/ports/connectivity.port';
import type { HttpRequest, HttpTransport } from '../../application/ports/http-transport.port';
import type { GatewayFailure } from '../../domain/shared/gateway-failure';
import { fail, type Result } from '../../domain/shared/result';
import type { Milliseconds } from '../../domain/shared/units';
import { toGatewayFailure } from './axios-failure';
import type { EnvelopeClassifier } from '../../application/ports/envelope-classifier.port';
import type { RequestHeaders } from './request-headers';

/** Specification §7 and §9: no answer within this time is a time-out. */
export const HTTP_TIMEOUT: Milliseconds = 10_000;

/** The only user of axios. Every request carries the specified headers; every answer is read by the backend's classifier. */
export class AxiosHttpTransport implements HttpTransport {
  private readonly client: AxiosInstance = axios.create({
    timeout: HTTP_TIMEOUT,
    responseType: 'json',
    headers: { 'Content-Type': 'application/json' },
    validateStatus: () => true,
  });

  constructor(
    private readonly headers: RequestHeaders,
    private readonly classify: EnvelopeClassifier,
    private readonly connectivity: Connectivity,
  ) {}

  async send(request: HttpRequest): Promise<Result<unknown, GatewayFailure>> {
    try {
      const answer = await this.client.request<unknown>({
        method: request.method,
        url: request.path,
        params: request.query,
        data: request.body,
        headers: this.headers.read(),
      });
      return this.classify({ status: answer.status, body: answer.data, retryAfter: retryAfterOf(answer) });
    } catch (error) {
      return fail(toGatewayFailure(error, this.connectivity.isOnline()));
    }
  }
}

function retryAfterOf(answer: AxiosResponse): number | null {
  const seconds = Number.parseInt(String(answer.headers['retry-after'] ?? ''), 10);
  return Number.isNaN(seconds) ? null : seconds;
}
