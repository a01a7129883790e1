import { createHash } from 'node:crypto';
import ts from 'typescript';
import { factory, version } from './import-meta.mjs';

const compilerOptions = {
  module: ts.ModuleKind.CommonJS,
  target: ts.ScriptTarget.ES2022,
  esModuleInterop: true,
  allowJs: true,
};

// Jest's transformer for packages that are published only as ECMAScript modules.
export default {
  process(source, path) {
    const fileName = path.replace(/\.mjs$/, '.js');
    const { outputText } = ts.transpileModule(source, {
      fileName,
      compilerOptions,
      transformers: { before: [factory()] },
    });
    return { code: outputText };
  },

  getCacheKey(source, path) {
    return createHash('sha256').update(`${version}\0${ts.version}\0${path}\0${source}`).digest('hex');
  },
};
