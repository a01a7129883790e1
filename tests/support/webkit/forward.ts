import {
  Agent,
  request as ask,
  STATUS_CODES,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { collectBody } from './collect-body';
import { documentHeaders, withScripts } from './document-scripts';
import type { WebKitRequest } from './network-request';
import { WebKitResponse } from './network-response';
import type { ProxyOwner } from './proxy-owner';
import { withoutHeaders } from './without-headers';

/** The language that the browser requests by default; a page may request another one. */
const OWN_LANGUAGE = 'C';

/** One connection for each request: a connection that the product is just closing must not look like a fault of a page. */
const agent = new Agent({ keepAlive: false });

/** Forwards a request, and streams its answer back; fails if no answer arrives. */
export async function forward(
  request: WebKitRequest,
  outgoing: ServerResponse,
  owner: ProxyOwner,
  changed?: Readonly<Record<string, string>>,
): Promise<void> {
  const incoming = await askOnward(request, outgoing, { ...onwardHeaders(request, owner), ...changed });
  const { statusCode: status = 0, headers } = incoming;
  const statusText = incoming.statusMessage ?? STATUS_CODES[status] ?? '';
  const { tab } = request.facts;
  const isPage = tab !== undefined && request.isNavigationRequest() && headers['content-type']?.startsWith('text/html');
  const isText = /json|text/.test(headers['content-type'] ?? '');
  const body = isText ? collectBody(incoming) : Promise.reject(new Error('the WebKit driver keeps no such body'));
  // Callers that read it receive the rejection.
  body.catch(() => undefined);
  owner.seeResponse(new WebKitResponse(request, { status, statusText, headers, body }));
  if (isPage) {
    const html = withScripts((await body).toString(), tab);
    outgoing.writeHead(status, documentHeaders(headers, Buffer.byteLength(html))).end(html);
    return;
  }
  outgoing.writeHead(status, statusText, headers);
  outgoing.flushHeaders();
  incoming.on('error', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function askOnward(
  request: WebKitRequest,
  outgoing: ServerResponse,
  headers: OutgoingHttpHeaders,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const onward = ask(request.url(), { method: request.method(), headers, agent }, resolve);
    onward.once('error', reject);
    outgoing.once('close', () => onward.destroy());
    onward.end(request.facts.body);
  });
}

/** A document is read and changed on its way, and must not be answered from another window's cache. */
function onwardHeaders(request: WebKitRequest, { language }: ProxyOwner): OutgoingHttpHeaders {
  const asked = request.facts.headers['accept-language'];
  const spoken = asked === undefined || asked === OWN_LANGUAGE ? language : asked;
  const headers: OutgoingHttpHeaders = { ...request.facts.headers, 'accept-language': spoken };
  if (!request.isNavigationRequest()) return headers;
  return withoutHeaders(headers, 'accept-encoding', 'if-none-match', 'if-modified-since');
}
