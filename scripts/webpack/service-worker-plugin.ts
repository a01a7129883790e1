import { createHash } from 'node:crypto';
import type { Compilation, Compiler } from 'webpack';

const FILE = 'sw.js';
const PLACE = /(["'`])what this build consists of\1/;
const HASHED = /^assets\/.+\.(?:js|css|woff2)$/;
/** Font faces that every page needs, in both languages; others are loaded when a text needs them. */
const COMMON_FONT = /-(?:latin|vietnamese)-wght-normal\./;

interface ServiceWorkerPluginOptions {
  /** The entry, and the lazy chunks without which the app shows nothing at start. */
  readonly shellChunks: readonly string[];
}

/** Writes the list of this build's files into the service worker, when file names are final. */
export class ServiceWorkerPlugin {
  constructor(private readonly options: ServiceWorkerPluginOptions) {}

  apply(compiler: Compiler): void {
    const { Compilation: stages, sources } = compiler.webpack;
    const stage = { name: 'ServiceWorkerPlugin', stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 };
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(stage, () => {
        const written = compilation.getAsset(FILE)?.source.source().toString() ?? '';
        const filled = this.fill(written, compilation);
        compilation.updateAsset(FILE, new sources.RawSource(filled));
      });
    });
  }

  private fill(worker: string, compilation: Compilation): string {
    if (!PLACE.test(worker)) throw new Error(`${FILE} has no place for the list of files`);
    const hashed = Object.keys(compilation.assets).filter((name) => HASHED.test(name));
    const ofShell = new Set(this.options.shellChunks.flatMap((name) => filesOf(compilation, name)));
    const shell = hashed.filter((name) => ofShell.has(name) || name.endsWith('.css') || COMMON_FONT.test(name));
    const version = createHash('sha256').update(hashed.join()).update(worker).digest('hex').slice(0, 12);
    const paths = (names: readonly string[]): string[] => [...names].sort().map((name) => `/${name}`);
    const build = JSON.stringify({ version, shell: paths(shell), hashed: paths(hashed) });
    return worker.replace(PLACE, () => JSON.stringify(build));
  }
}

function filesOf(compilation: Compilation, name: string): string[] {
  const files = compilation.namedChunkGroups.get(name)?.getFiles();
  if (files === undefined) throw new Error(`there is no chunk ${name} to keep`);
  return files;
}
