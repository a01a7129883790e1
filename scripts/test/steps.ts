/** One command of `npm test`. A Jest step counts its tests, any other counts as one. */
export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  readonly jest?: boolean;
  /** Titles of steps without whose success this one makes no sense. */
  readonly needs?: readonly string[];
}

const CODE_FOLDERS = ['contract', 'src', 'server', 'tests', 'bench', 'scripts'];
const OTHER_LEVELS = 'tests/(application|contract|infrastructure|presentation|server|scripts)/';

/** Each has a browser and often a product of its own: more of them would only take turns. */
const JOURNEYS_AT_ONCE = '2';

/** What measures how soon, and how long: a busy machine would be measured with it. */
const MEASURING = 'tests/e2e/(gapless|lyrics|faults-media|faults-world)\\.e2e';

const cachedAs = (name: string): string[] => [
  '--cache',
  '--cache-strategy',
  'content',
  '--cache-location',
  `.cache/${name}`,
];
const incrementalAs = (name: string): string[] => ['--incremental', '--tsBuildInfoFile', `.cache/${name}.tsbuildinfo`];

/** They have nothing to do with each other, and each keeps one processor busy. */
export const CHECKS: readonly Step[] = [
  { title: 'format', command: ['prettier', '--check', '--log-level', 'warn', ...cachedAs('prettier'), '.'] },
  { title: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { title: 'types', command: ['tsc', '--project', 'tsconfig.json', ...incrementalAs('types')] },
  {
    title: 'types without the DOM',
    command: ['tsc', '--project', 'tsconfig.pure.json', ...incrementalAs('types-pure')],
  },
  { title: 'dependency rules', command: ['depcruise', ...CODE_FOLDERS, 'jest.config.ts', 'webpack.config.ts'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'OpenAPI file is fresh', command: ['tsx', 'scripts/openapi.ts', '--check'] },
  { title: 'coverage of the specification', command: ['tsx', 'scripts/check-spec-coverage.ts'] },
];

export const BUILD: Step = { title: 'build', command: ['tsx', 'scripts/build.ts'] };

/** One after the other: each takes the whole machine. */
export const TESTS: readonly Step[] = [
  { title: 'size budget', command: ['tsx', 'scripts/size-budget.ts'], needs: ['build'] },
  {
    title: 'domain tests, every branch',
    command: ['jest', '--selectProjects', 'node', '--coverage', '--testPathPatterns', 'tests/domain/'],
    jest: true,
  },
  {
    title: 'browser tests that measure, alone on the machine',
    command: [
      'jest',
      '--selectProjects',
      'e2e',
      '--runInBand',
      '--maxConcurrency',
      '3',
      '--testPathPatterns',
      MEASURING,
    ],
    jest: true,
    needs: ['build'],
  },
  {
    title: 'browser tests',
    command: [
      'jest',
      '--selectProjects',
      'e2e',
      '--maxWorkers',
      JOURNEYS_AT_ONCE,
      '--testPathIgnorePatterns',
      MEASURING,
    ],
    jest: true,
    needs: ['build'],
  },
  {
    title: 'unit, contract and server tests',
    command: ['jest', '--selectProjects', 'node', 'jsdom', '--maxWorkers', '100%', '--testPathPatterns', OTHER_LEVELS],
    jest: true,
  },
];
