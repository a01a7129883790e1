import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const [file = '', contentType = ''] = process.argv.slice(2);
const { size } = statSync(file);
const SMALL = 1024 * 1024;
const whole = size <= SMALL ? readFileSync(file) : undefined;

/** The page that click to sound is compared with: only a button and the audio element that it starts. */
const PAGE = `<!doctype html><title>bare</title><button>play</button>
<script>document.querySelector('button').onclick = () => new Audio('/').play()</script>`;

const server = createServer((request, response) => {
  if (request.url === '/page') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(PAGE);
    return;
  }
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (from === undefined && whole !== undefined) {
    response.writeHead(200, { 'content-type': contentType, 'content-length': size });
    response.end(whole);
    return;
  }
  const start = Number(from ?? 0);
  const end = to === undefined || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  const range = { 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 };
  response.writeHead(from === undefined ? 200 : 206, {
    'content-type': contentType,
    'accept-ranges': 'bytes',
    ...range,
  });
  createReadStream(file, { start, end }).pipe(response);
});

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
