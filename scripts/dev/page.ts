import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import type WebpackDevServer from 'webpack-dev-server';
import { contentSecurityPolicy } from '../../server/presentation/http/page/content-security-policy';

type RequestHandler = WebpackDevServer.ExpressRequestHandler;

/** The production page's policy, plus the socket over which the development server reports changes. */
function policyOf(nonce: string): string {
  return contentSecurityPolicy(nonce, []).replace("connect-src 'self'", "connect-src 'self' ws:");
}

/** Answers every route of the web app with the built page, as the server does, with a new nonce for each answer. */
export function answerPages(compiler: Compiler): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' || request.url.startsWith('/assets/')) return next();
    readPage(compiler)
      .then((template) => {
        const nonce = randomBytes(16).toString('base64url');
        response.setHeader('content-security-policy', policyOf(nonce));
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(template.replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`));
      })
      .catch(next);
  };
}

function readPage({ outputFileSystem, outputPath }: Compiler): Promise<string> {
  return new Promise((resolve, reject) => {
    outputFileSystem?.readFile(join(outputPath, 'index.html'), (failure, content) =>
      failure || !content ? reject(failure ?? new Error('no page yet')) : resolve(content.toString()),
    );
  });
}
