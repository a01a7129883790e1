#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Firefox as Playwright starts it, but for the commands of WebDriver BiDi that Playwright sends to every context and a stable
 * Firefox does not know yet: each is answered here as if it were done. No test of ours asks for what they do.
 */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride']);
const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)$/;

const firefox = spawn(process.env.SONG_FIREFOX ?? 'firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => firefox.kill(signal));
firefox.on('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const endpoint = LISTENING.exec(line)?.[1];
  if (endpoint === undefined) console.error(line);
  else listenFor(endpoint);
});

function listenFor(endpoint) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('connection', (playwright) => join(playwright, new WebSocket(`${endpoint}/session`, { maxPayload: 0 })));
  server.on('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
}

function join(playwright, browser) {
  const opened = new Promise((resolve) => browser.once('open', resolve));
  playwright.on('message', async (data) => {
    const { id, method } = JSON.parse(data.toString());
    if (UNKNOWN_TO_FIREFOX.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else await opened.then(() => browser.send(data.toString()));
  });
  browser.on('message', (data) => playwright.send(data.toString()));
  browser.on('error', (error) => console.error(error.message));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
