import { layers } from './scripts/dependencies/import-table.js';
import { islands } from './scripts/dependencies/islands.js';
import { libraryHomes } from './scripts/dependencies/library-homes.js';

const SHIPPED = '^(?:src|server|demo-studio|contract)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no cycles',
      comment: 'Type imports count.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no orphans',
      comment: 'Imported by nobody and importing nobody: nothing needs it.',
      severity: 'error',
      from: { orphan: true, path: SHIPPED, pathNot: '[.]d[.]ts$' },
      to: {},
    },
    {
      name: 'nothing unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'only declared packages',
      comment: 'A package another package happens to bring may vanish with it.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'nothing shipped needs a development package',
      severity: 'error',
      from: { path: SHIPPED },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'two programs, one wire',
      comment: 'The web app and the server share contract/ alone.',
      severity: 'error',
      from: { path: '^(src|server|demo-studio|contract)/' },
      to: { path: '^(?:src|server)/', pathNot: '^$1/' },
    },
    {
      name: 'the demo studio has one customer',
      comment: 'Only composition knows it, by its entry file; the other layers know the port demo-library.',
      severity: 'error',
      from: { path: SHIPPED, pathNot: '^(?:demo-studio|server/composition)/' },
      to: { path: '^demo-studio/' },
    },
    {
      name: 'nothing shipped knows tests, benches or scripts',
      severity: 'error',
      from: { path: SHIPPED },
      to: { path: '^(?:tests|bench|scripts)/' },
    },
    {
      name: 'the web app runs in a browser',
      severity: 'error',
      from: { path: '^(?:src|contract)/' },
      to: { dependencyTypes: ['core'] },
    },
    ...layers,
    ...islands,
    ...libraryHomes,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?:dist|data|coverage|[.]cache)/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    cache: { folder: '.cache/dependency-cruiser', strategy: 'content' },
  },
};
