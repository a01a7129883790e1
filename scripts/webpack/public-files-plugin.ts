import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Compiler } from 'webpack';

/** Serves the files of a folder under their own names, beside the hashed assets. */
export class PublicFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const stage = { name: 'PublicFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap(stage, () => {
        for (const file of this.files()) {
          const name = relative(this.folder, file).split(sep).join('/');
          compilation.emitAsset(name, new sources.RawSource(readFileSync(file)));
        }
      });
    });
  }

  private files(): string[] {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }
}
