import { build } from 'esbuild';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { contentSecurityPolicy } from '../../../server/presentation/http/page/content-security-policy';

/**
 * What goes wrong with an address: an HTTP status; bytes that are meaningless, empty, truncated, or only look like a segment; a
 * response that never arrives; no connection at all.
 */
export type SiteFault = number | Damage | 'stalled' | 'unreachable';

type Damage = 'garbage' | 'empty' | 'cut' | 'undecodable';

const BOX_HEADER = 8;

const DAMAGES: Readonly<Record<Damage, (content: Buffer) => Buffer>> = {
  garbage: ({ length }) => Buffer.alloc(length, 'not music '),
  empty: () => Buffer.alloc(0),
  cut: (content) => content.subarray(0, Math.floor(content.length / 2)),
  // The boxes are complete, but their description of the content is wrong.
  undecodable: (content) => {
    const first = content.readUInt32BE(0);
    return Buffer.concat([
      content.subarray(0, BOX_HEADER),
      Buffer.alloc(first - BOX_HEADER, 0xff),
      content.subarray(first),
    ]);
  },
};

const PAGE = '<!doctype html><title>engines</title><script type="module" src="/page.js"></script>';
const SCRIPTS: Readonly<Record<string, string>> = {
  '/hls.worker.js': path.resolve('node_modules', 'hls.js', 'dist', 'hls.worker.js'),
};
const TYPES: Readonly<Record<string, string>> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
  '.mp3': 'audio/mpeg',
};

async function bundlePage(): Promise<string> {
  const result = await build({
    entryPoints: [path.resolve('tests', 'support', 'e2e', 'engine-page.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** A small web site with the engines and one tone under any number of song names, whose faults a test chooses. */
export class EngineSite {
  readonly requested: string[] = [];
  private readonly faults = new Map<string, SiteFault>();
  private readonly passing = new Set<string>();

  private constructor(
    private readonly server: Server,
    private readonly script: string,
    private readonly media: string,
  ) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async open(media: string): Promise<EngineSite> {
    const site = new EngineSite(createServer(), await bundlePage(), media);
    await new Promise<void>((resolve) => site.server.listen(0, '127.0.0.1', resolve));
    return site;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  /** From now on every address that contains this text fails. */
  fail(text: string, fault: SiteFault): void {
    this.faults.set(text, fault);
  }

  /** Only the next response for an address that contains this text fails. */
  failOnce(text: string, fault: SiteFault): void {
    this.fail(text, fault);
    this.passing.add(text);
  }

  heal(): void {
    this.faults.clear();
    this.passing.clear();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    this.requested.push(url);
    const [text = '', fault] = [...this.faults].find(([part]) => url.includes(part)) ?? [];
    if (this.passing.delete(text)) this.faults.delete(text);
    if (fault === 'unreachable') request.socket.destroy();
    else if (fault === 'stalled') return;
    else if (typeof fault === 'number') response.writeHead(fault).end();
    else if (url.startsWith('/media/')) await this.sendMedia(url, request, response, fault);
    else await this.sendPage(url, response);
  }

  private async sendPage(url: string, response: ServerResponse): Promise<void> {
    const script = SCRIPTS[url];
    if (url === '/') {
      response.setHeader('content-security-policy', contentSecurityPolicy('none', []));
      response.setHeader('content-type', 'text/html').end(PAGE);
    } else if (url === '/page.js') response.setHeader('content-type', 'text/javascript').end(this.script);
    else if (script !== undefined) response.setHeader('content-type', 'text/javascript').end(await readFile(script));
    else response.writeHead(404).end();
  }

  /** `/media/{any song}/{file}`: every song is the same tone. */
  private async sendMedia(
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
    damage: Damage | undefined,
  ): Promise<void> {
    const file = url.split('/').slice(3).join('/');
    const content = await readFile(path.join(this.media, file));
    const bytes = damage === undefined ? content : DAMAGES[damage](content);
    response.setHeader('content-type', TYPES[path.extname(file)] ?? 'application/octet-stream');
    response.setHeader('accept-ranges', 'bytes');
    const range = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '');
    if (range === null) {
      response.end(bytes);
      return;
    }
    const from = Number(range[1]);
    const to = range[2] ? Number(range[2]) : bytes.length - 1;
    response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${bytes.length}` });
    response.end(bytes.subarray(from, to + 1));
  }
}
