import eslint from '@eslint/js';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { STUDIO_RULES } from './scripts/dependencies/studio-rules.js';
import * as banned from './scripts/lint/banned-syntax.js';
import { fileNameRule } from './scripts/lint/file-name-rule.js';
import { mobxAnnotationRule } from './scripts/lint/mobx-annotation-rule.js';
import { reasonedCatchRule } from './scripts/lint/reasoned-catch-rule.js';
import { retiredNameRule } from './scripts/lint/retired-name-rule.js';
import { LINES_BY_LAYER, SHAPE_LIMITS } from './scripts/lint/limits.js';

const PURE_LAYERS = [
  'contract/kernel/**',
  'src/{domain,application}/**',
  'src/presentation/view-models/**',
  'server/{domain,application}/**',
  `demo-studio/{making,${STUDIO_RULES.join(',')}}/**`,
];
const TESTS = ['tests/**'];
// webpack, Jest and TypeScript require a default export here.
const DICTATED_SHAPES = [
  '.dependency-cruiser.js',
  '*.config.{ts,js}',
  'tests/support/jest/*.mjs',
  'tests/support/jest/*-environment.ts',
  'tests/support/server/postgres-*.ts',
  'tests/support/e2e/fixtures-*.ts',
  '**/*.d.ts',
];

const lineLimits = LINES_BY_LAYER.map(([files, max]) => ({ files, rules: { 'max-lines': ['error', max] } }));

// The rules that need types are Oxlint's (.oxlintrc.json).
const typeScriptRules = {
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
  '@typescript-eslint/no-explicit-any': 'error',
  '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': true, 'ts-nocheck': true, 'ts-ignore': true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
};

export default tseslint.config(
  { ignores: ['dist/**', 'data/**', 'coverage/**', '.cache/**'] },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    plugins: {
      song: {
        rules: {
          'file-name': fileNameRule,
          'mobx-annotation': mobxAnnotationRule,
          'reasoned-catch': reasonedCatchRule,
          'retired-name': retiredNameRule,
        },
      },
    },
    rules: {
      ...SHAPE_LIMITS,
      'song/file-name': 'error',
      'song/retired-name': 'error',
      'no-restricted-syntax': ['error', ...banned.everywhere],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack', 'oxlint-'] }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      eqeqeq: ['error', 'always'],
    },
  },
  ...lineLimits,
  { files: ['{src,server,contract}/**/*.{ts,tsx}'], rules: { 'song/reasoned-catch': 'error' } },
  { files: ['src/presentation/**/*.{ts,tsx}'], rules: { 'song/mobx-annotation': 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    rules: typeScriptRules,
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
  {
    files: ['public/**/*.js'],
    languageOptions: { sourceType: 'script', globals: { document: 'readonly', localStorage: 'readonly' } },
  },
  // Read by browsers of any age.
  {
    files: ['public/theme.js'],
    languageOptions: { ecmaVersion: 5, globals: { CSS: 'readonly', location: 'readonly' } },
    rules: { 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
  {
    files: ['public/live-socket.js'],
    languageOptions: { globals: { addEventListener: 'readonly', setTimeout: 'readonly', WebSocket: 'readonly' } },
  },
  {
    files: ['public/sw.js'],
    languageOptions: {
      globals: { self: 'readonly', caches: 'readonly', fetch: 'readonly', Request: 'readonly', Response: 'readonly' },
    },
  },
  { files: ['src/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended], rules: { 'no-console': 'error' } },
  // Globals that not all browsers of `browserslist` in package.json have. TypeScript checks the members of objects.
  {
    files: ['src/{composition,infrastructure,presentation}/**/*.{ts,tsx}', 'public/**/*.js'],
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { lintAllEsApis: true },
  },
  { files: ['src/infrastructure/system/console-logger.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...banned.everywhere, ...banned.webApp] },
  },
  {
    files: PURE_LAYERS,
    rules: { 'no-restricted-syntax': ['error', ...banned.everywhere, ...banned.webApp, ...banned.pureLayers] },
  },
  {
    files: ['src/application/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...banned.everywhere,
        ...banned.webApp,
        ...banned.pureLayers,
        ...banned.application,
      ],
    },
  },
  {
    files: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...banned.everywhere, ...banned.tests] },
  },
  // A describe block and a contract suite are one function each, so their files are limited instead. A row of a table may
  // have as many columns as the rule has arguments and results.
  {
    files: ['tests/**/*.{test,contract,e2e}.{ts,tsx}'],
    rules: { 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
  // The only file that may import the schema library: a re-export under one name would put the whole library into the bundle.
  { files: ['contract/schema.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: DICTATED_SHAPES, rules: { 'no-restricted-syntax': 'off' } },
);
