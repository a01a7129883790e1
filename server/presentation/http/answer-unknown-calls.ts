import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOT_FOUND } from './answer';
import type { DeclaredRoute } from './route-declaration';
import { sendProblem } from './send-answer';

const METHOD_NOT_ALLOWED = 405;

/** The page's wildcard route answers every path, so it does not show which paths exist. */
const isOfOnePath = ({ url }: DeclaredRoute): boolean => !url.includes('*');

const patternOf = ({ url }: DeclaredRoute): RegExp =>
  new RegExp(`^${url.replaceAll('.', String.raw`\.`).replaceAll(/:\w+/g, '[^/]+')}$`);

/**
 * Which methods each path takes, once all routes are registered. A path that equals a route's URL is not matched against
 * patterns.
 */
function readMethods(routes: readonly DeclaredRoute[]): (path: string) => readonly string[] {
  const patterns = routes.filter(isOfOnePath).map((route) => ({ ...route, pattern: patternOf(route) }));
  return (path) => {
    const found = patterns.filter(({ pattern }) => pattern.test(path));
    const named = found.filter(({ url }) => url === path);
    return [...new Set((named.length > 0 ? named : found).flatMap(({ method }) => method.split(',')))];
  };
}

/**
 * A path that takes other methods gets 405 with the list of these methods; a path that does not exist gets 404. The code in the
 * body is 404 for both.
 */
export function answerUnknownCalls(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  let methodsOf: ReturnType<typeof readMethods> | undefined;
  return (request, reply) => {
    methodsOf ??= readMethods(app.routeInventory);
    const [path = ''] = request.url.split('?', 1);
    const methods = methodsOf(path);
    if (methods.length === 0 || methods.includes(request.method)) return sendProblem(request, reply, NOT_FOUND);
    return sendProblem(request, reply.header('allow', methods.join(', ')), NOT_FOUND, METHOD_NOT_ALLOWED);
  };
}
