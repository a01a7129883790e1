import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Compilation, sources } from 'webpack';
import type { Compiler } from 'webpack';

/** Serves the files of a folder under their own names, beside the hashed assets. */
export class PublicFilesPlugin {
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    const stage = { name: 'PublicFilesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL };
    compiler.hooks.thisCompilation.tap('PublicFilesPlugin', (compilation) => {
      compilation.contextDependencies.add(this.folder);
      compilation.hooks.processAssets.tap(stage, () => {
        for (const file of this.files()) compilation.emitAsset(this.nameOf(file), this.sourceOf(file));
      });
    });
  }

  private files(): string[] {
    const entries = readdirSync(this.folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  }

  private nameOf(file: string): string {
    return relative(this.folder, file).split(sep).join('/');
  }

  private sourceOf(file: string): sources.RawSource {
    return new sources.RawSource(readFileSync(file));
  }
}
