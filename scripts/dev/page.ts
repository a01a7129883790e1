import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type { PagePolicy } from '../../server/application/ports/web-app';
import { contentSecurityPolicy } from '../../server/presentation/http/page/content-security-policy';

type BuiltPage = Pick<Compiler, 'outputFileSystem' | 'outputPath'>;

type RequestHandler = (
  request: Pick<IncomingMessage, 'method' | 'url'>,
  response: Pick<ServerResponse, 'setHeader' | 'end'>,
  next: (failure?: unknown) => void,
) => void;

/** The production page's policy, plus the socket over which the development server reports changes. */
function policyOf(nonce: string, needed: PagePolicy): string {
  return contentSecurityPolicy(nonce, [], needed).replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** Answers every route of the web app with the built page, as the server does, with a new nonce for each answer and what the build needs. */
export function answerPages(compiler: BuiltPage, needed: PagePolicy): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || request.url?.startsWith('/assets/') === true) return next();
    readPage(compiler)
      .then((template) => {
        const nonce = randomBytes(16).toString('base64url');
        response.setHeader('content-security-policy', policyOf(nonce, needed));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(template.replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`));
      })
      .catch(next);
  };
}

function readPage({ outputFileSystem, outputPath }: BuiltPage): Promise<string> {
  return new Promise((resolve, reject) => {
    outputFileSystem?.readFile(join(outputPath, 'index.html'), (failure, content) =>
      failure || !content ? reject(failure ?? new Error('no page yet')) : resolve(content.toString()),
    );
  });
}
