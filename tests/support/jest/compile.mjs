import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import tsJest from 'ts-jest';
import ts from 'typescript';
import { version } from './import-meta.mjs';

const compilers = [createRequire(import.meta.url)('ts-jest/package.json').version, ts.version, version];

// The output does not depend on the Jest project, so each file is compiled once for all projects.
const keyOf = (options, source, path, { instrument = false }) =>
  createHash('sha256')
    .update([...compilers, JSON.stringify(options), instrument, path, source].join('\0'))
    .digest('hex');

/** Jest's transformer for our own code: ts-jest. */
export default {
  createTransformer: (options) => {
    const compiler = tsJest.default.createTransformer(options);
    return {
      process: (...args) => compiler.process(...args),
      getCacheKey: (source, path, config) => keyOf(options, source, path, config),
    };
  },
};
