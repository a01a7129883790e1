import { createServer, type Server } from 'node:http';
import { metricsText, type Metric } from './metrics-text';

const TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Answers GET /metrics and nothing else, on a port of its own that listeners do not use. */
export function makeMetricsServer(read: () => readonly Metric[]): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TEXT }).end(metricsText(read()));
  });
}
