#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Starts Firefox for Playwright. Playwright sends some WebDriver BiDi commands to every context that a stable Firefox does not support
 * yet: this wrapper answers them as if they were done, because no test needs their effect. For a page that Firefox restores from its
 * cache, Firefox only reports that the navigation started; this wrapper reports that the page is loaded.
 */
const UNKNOWN_TO_FIREFOX = new Set(['emulation.setMediaFeaturesOverride']);
/** The events of a loading page, in their order. */
const ARRIVED = ['navigationCommitted', 'domContentLoaded', 'load'];
const LOADS_WITHIN_MS = 500;
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
  const tell = (message) => playwright.send(JSON.stringify({ type: 'event', ...message }));
  const returns = new Returns(tell);
  browser.on('message', (data) => {
    playwright.send(data.toString());
    returns.hear(JSON.parse(data.toString()));
  });
  browser.on('error', (error) => console.error(error.message));
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}

/** Reports restored pages: their realm exists already, and no load event follows. */
class Returns {
  #going = new Map();
  #tell;

  constructor(tell) {
    this.#tell = tell;
  }

  hear({ method, params }) {
    if (method === 'browsingContext.navigationStarted') this.#going.set(params.context, params);
    else if (/^browsingContext\.navigation(Committed|Aborted|Failed)$/.test(method)) this.#going.delete(params.context);
    else if (method === 'script.realmCreated' && params.sandbox === undefined) this.#expect(params);
  }

  #expect({ context, origin }) {
    const going = this.#going.get(context);
    if (going === undefined || new URL(going.url).origin !== origin) return;
    setTimeout(() => {
      if (this.#going.get(context) !== going) return;
      this.#going.delete(context);
      for (const event of ARRIVED) this.#tell({ method: `browsingContext.${event}`, params: going });
    }, LOADS_WITHIN_MS);
  }
}
