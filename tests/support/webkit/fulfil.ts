import { STATUS_CODES, type ServerResponse } from 'node:http';
import { documentHeaders, withScripts } from './document-scripts';
import type { WebKitRequest } from './network-request';
import { WebKitResponse } from './network-response';
import type { ProxyOwner } from './proxy-owner';
import type { Fulfilment } from './route';

/** Answers a request instead of the network. */
export function fulfil(request: WebKitRequest, outgoing: ServerResponse, owner: ProxyOwner, answer: Fulfilment): void {
  const { status = 200, contentType, json } = answer;
  const given = json === undefined ? (answer.body ?? '') : JSON.stringify(json);
  const type = contentType ?? (json === undefined ? undefined : 'application/json');
  const { tab } = request.facts;
  const isPage = tab !== undefined && request.isNavigationRequest() && type?.startsWith('text/html') === true;
  const body = Buffer.from(isPage ? withScripts(given.toString(), tab) : given);
  const headers = { ...answer.headers, ...(type !== undefined && { 'content-type': type }) };
  const statusText = STATUS_CODES[status] ?? '';
  owner.seeResponse(new WebKitResponse(request, { status, statusText, headers, body: Promise.resolve(body) }));
  outgoing.writeHead(
    status,
    isPage ? documentHeaders(headers, body.length) : { ...headers, 'content-length': body.length },
  );
  outgoing.end(body);
}
