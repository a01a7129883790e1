import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logUnlessOutage } from '../../../application/shared/log-unless-outage';
import type { Logger } from '../../../application/ports/logger.port';
import type { PagePolicy, WebApp, WebFile } from '../../../application/ports/web-app';
import { acceptedEncoding } from '../accepted-encoding';
import { languageOf } from '../language';
import { judgeConditions, STATUS_OF_CONDITION } from '../preconditions';
import { NO_STORE, PRIVATE_NO_CACHE } from '../security-headers';
import { contentSecurityPolicy, filePolicy } from './content-security-policy';
import type { DescribePage } from './describe-page';
import { headTags } from './head-tags';
import { pageOrigin } from './page-origin';
import { pageTemplate } from './page-template';

const NONCE_BYTES = 16;
/** A missing path under one of these prefixes is not answered with the page. */
const OTHER_PATHS = /^\/(backend|sso|media|images|p|assets|livez|readyz)(\/|$)/;
const FILE_NAME = /\.[a-z0-9]{2,5}$/i;
const FOR_EVER = 'public, max-age=31536000, immutable';

const DECLARED = { schema: {}, config: { policy: 'public', rate: 'media' } } as const;

/** A path with a file name asks for a file, unless the request comes from an address bar or a link, which accept HTML. */
const asksForFile = (path: string, request: FastifyRequest): boolean =>
  FILE_NAME.test(path) && !(request.headers.accept ?? '').includes('text/html');

function sendFile(request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply {
  const [path, query] = request.url.split('?', 2);
  const isVersioned = path?.startsWith('/assets/') === true || query === `v=${file.version}`;
  const offered = (['br', 'gzip'] as const).filter((encoding) => file[encoding] !== null);
  const encoding = acceptedEncoding(request.headers['accept-encoding'], offered);
  // Each encoding of a file has other bytes, and so a tag of its own.
  const etag = encoding === null ? `"${file.version}"` : `"${file.version}-${encoding}"`;
  reply.headers({
    'content-type': file.type,
    'cache-control': isVersioned ? FOR_EVER : 'no-cache',
    vary: 'accept-encoding',
    etag,
  });
  const condition = judgeConditions(request, { etag }, Date.now());
  if (condition === 'failed') reply.headers(NO_STORE);
  if (condition !== 'met') return reply.code(STATUS_OF_CONDITION[condition]).send();
  if (encoding === null) return reply.send(file.bytes);
  return reply.header('content-encoding', encoding).send(file[encoding]);
}

async function headOf(request: FastifyRequest, { describe, log }: PageDeps): Promise<string | undefined> {
  const [path = '/'] = request.url.split('?', 1);
  const language = languageOf(request.headers['accept-language']);
  // The page is served even if it cannot be described.
  const page = await describe(path, language).catch(logUnlessOutage(log, 'a page could not be described'));
  const origin = pageOrigin(request);
  return page === undefined || page === null || origin === null
    ? undefined
    : headTags(page, { origin, path, language });
}

export interface PageDeps {
  readonly webApp: WebApp;
  readonly mediaOrigins: readonly string[];
  /** What the build needs beyond its own origin. */
  readonly policy?: PagePolicy | undefined;
  readonly describe: DescribePage;
  readonly log: Pick<Logger, 'error'>;
}

/** Serves the web app: its files from memory, and its page for every path that no other route answers. */
export function registerPage(app: FastifyInstance, deps: PageDeps): void {
  const { webApp, mediaOrigins } = deps;
  const pageFor = pageTemplate(webApp);
  const policyOfFiles = filePolicy(mediaOrigins);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const head = await headOf(request, deps);
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    reply.header('content-security-policy', contentSecurityPolicy(nonce, mediaOrigins, deps.policy));
    return reply.headers(PRIVATE_NO_CACHE).type('text/html; charset=utf-8').send(pageFor(nonce, head));
  };

  app.get('/*', DECLARED, async (request, reply) => {
    const [path = '/'] = request.url.split('?', 1);
    const file = webApp.files.get(path);
    if (file !== undefined) return sendFile(request, reply.header('content-security-policy', policyOfFiles), file);
    if (OTHER_PATHS.test(path) || asksForFile(path, request)) return reply.callNotFound();
    return sendPage(request, reply);
  });
}
