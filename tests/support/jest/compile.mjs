import { createHash } from 'node:crypto';
import tsJest from 'ts-jest';
import ts from 'typescript';
import { version } from './import-meta.mjs';

// What a file becomes does not depend on the project that asks for it: each is compiled once, for all of them.
const keyOf = (options, source, path, { instrument = false }) =>
  createHash('sha256')
    .update([version, ts.version, JSON.stringify(options), instrument, path, source].join('\0'))
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
