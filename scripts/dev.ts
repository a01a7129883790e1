import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { chooseBackendOrExit } from './build/choose-backend';
import { pagePolicyOf } from './build/page-policy';
import { answerPages } from './dev/page';

const DEFAULT_PORT = 4000;
const SERVER_PATHS = ['/sso/', '/backend/', '/media/', '/images/', '/p/', '/livez', '/readyz', '/openapi'];

const pagePort = Number(process.env.PORT ?? DEFAULT_PORT);
const serverPort = Number(process.env.SERVER_PORT ?? pagePort + 1);

chooseBackendOrExit(process.argv.slice(2));
// The configuration reads which backend was chosen.
const { clientConfiguration } = await import('../webpack.config');
const policy = pagePolicyOf(process.env['FIREBASE_CONFIG'] ?? '', process.env['BACKEND_URL']);

/** Runs the server from its sources and restarts it at each change. */
const server = spawn(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'watch', 'server/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PORT: String(serverPort) },
});

const compiler = webpack(clientConfiguration('development'));
if (!compiler) throw new Error('webpack did not start');

const pages = new WebpackDevServer(
  {
    port: pagePort,
    host: '127.0.0.1',
    hot: true,
    client: { overlay: false },
    static: false,
    devMiddleware: { index: false },
    proxy: [
      { context: ['/backend/live'], target: `http://127.0.0.1:${serverPort}`, ws: true },
      { context: SERVER_PATHS, target: `http://127.0.0.1:${serverPort}` },
    ],
    setupMiddlewares: (middlewares) => [...middlewares, { name: 'page', middleware: answerPages(compiler, policy) }],
  },
  compiler,
);

async function stop(): Promise<void> {
  await pages.stop();
  process.exit(0);
}

process.once('exit', () => server.kill('SIGTERM'));
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
server.once('exit', () => void stop());

await pages.start();
console.log(`\nSóng in development: http://127.0.0.1:${pagePort} (its server on ${serverPort})`);
