import { ENGINE_VARIABLE, type BrowserEngine } from '../../tests/support/engines/engine-under-test';

/** One command of a tier of tests. A Jest step counts its tests; any other step counts as one. */
export interface Step {
  readonly title: string;
  readonly command: readonly string[];
  /** Projects of Jest's configuration; Jest runs a step that has some. */
  readonly projects?: readonly string[];
  /** Whether each file is run in a separate Jest process; the command is then used only to list the files. */
  readonly runsFilesAlone?: boolean;
  /** Options for Jest when it runs one file of the step. */
  readonly fileOptions?: readonly string[];
  /** Titles of steps that must succeed before this one runs. */
  readonly needs?: readonly string[];
  readonly limitMinutes?: number;
  /** Added to the environment of its processes. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The browser engine that the step tests, which a machine may lack. */
  readonly engine?: BrowserEngine;
}

const CODE_FOLDERS = ['contract', 'src', 'server', 'demo-studio', 'tests', 'bench', 'scripts'];
const OTHER_LEVELS = 'tests/(application|composition|contract|demo-studio|infrastructure|presentation|server|scripts)/';

/** Tests that measure delays and durations: on a busy machine, the other work would distort the results. */
const MEASURING = 'tests/e2e/(gapless|lyrics|faults-media|faults-world)\\.e2e';
const BROWSER_LIMIT_MINUTES = 60;

/** The compiler that checks types; TypeScript 6 beside it compiles, and gives ESLint its type information. */
const TSC = ['node', 'node_modules/typescript-native/bin/tsc', '--project'];

const QUICK_CHECKS: readonly Step[] = [
  { title: 'format', command: ['oxfmt', '--check', '.'] },
  { title: 'types', command: [...TSC, 'tsconfig.json'] },
  { title: 'types without the DOM', command: [...TSC, 'tsconfig.pure.json'] },
];

const OTHER_CHECKS: readonly Step[] = [
  { title: 'lint', command: ['eslint', '--max-warnings', '0', '.'] },
  { title: 'lint by types', command: ['oxlint', '--deny-warnings'] },
  { title: 'styles that browsers know', command: ['tsx', 'scripts/lint-styles.ts'] },
  { title: 'dependency rules', command: ['depcruise', ...CODE_FOLDERS, 'jest.config.js', 'webpack.config.ts'] },
  { title: 'unused code', command: ['knip'] },
  { title: 'code that only tests use', command: ['knip', '--production'] },
  { title: 'OpenAPI file is fresh', command: ['tsx', 'scripts/openapi.ts', '--check'] },
  { title: 'documents name what exists', command: ['tsx', 'scripts/check-documents.ts'] },
  { title: 'coverage of the specification', command: ['tsx', 'scripts/check-spec-coverage.ts'] },
];

const BUILD: Step = { title: 'build', command: ['tsx', 'scripts/build.ts'] };

/** A step that Jest runs with these projects of its configuration. */
function jestStep(title: string, projects: readonly string[], args: readonly string[], more: Partial<Step> = {}): Step {
  return { title, projects, command: ['jest', '--selectProjects', ...projects, ...args], ...more };
}

/** The Jest command for one file of a step; the file's path is appended. */
export const fileCommandOf = ({ projects = [], fileOptions = [] }: Step): readonly string[] => [
  'jest',
  '--selectProjects',
  ...projects,
  '--runInBand',
  ...fileOptions,
];

const SIZE: Step = { title: 'size budget', command: ['tsx', 'scripts/size-budget.ts'], needs: [BUILD.title] };

/** Test files make much garbage: with more room for it, V8 collects it less often, which saves a tenth of the processor time. */
const WITH_ROOM_FOR_NEW_OBJECTS = {
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim(),
};

const DOMAIN = jestStep('domain tests, every branch', ['node'], ['--coverage', '--testPathPatterns', 'tests/domain/'], {
  environment: WITH_ROOM_FOR_NEW_OBJECTS,
});

/** It takes six minutes on two quiet processors, ten beside a busy process; half an hour was observed with no test hanging. */
const LEVELS_LIMIT_MINUTES = 45;

const LEVELS = jestStep(
  'application, contract, adapter, screen and server tests',
  ['node', 'jsdom'],
  ['--maxWorkers', '100%', '--testPathPatterns', OTHER_LEVELS],
  { limitMinutes: LEVELS_LIMIT_MINUTES, environment: WITH_ROOM_FOR_NEW_OBJECTS },
);

/** Files of browser tests run one at a time, because two at once would wait for each other's pages. */
const IN_A_BROWSER: Partial<Step> = { needs: [BUILD.title], runsFilesAlone: true };

const JOURNEYS = jestStep('main journeys in a browser', ['journeys'], [], IN_A_BROWSER);

const BROWSER = jestStep(
  'browser tests, the journeys among them',
  ['journeys', 'browser'],
  ['--testPathIgnorePatterns', MEASURING],
  { ...IN_A_BROWSER, limitMinutes: BROWSER_LIMIT_MINUTES },
);

const MEASURES = jestStep(
  'browser tests that measure, alone on the machine',
  ['browser'],
  ['--testPathPatterns', MEASURING],
  { ...IN_A_BROWSER, fileOptions: ['--maxConcurrency', '3'] },
);

/** Desktop Firefox and WebKit receive no touch input. */
const NEEDS_A_FINGER = 'tests/journeys/finger\\.e2e';

const triedIn = (engine: BrowserEngine, name: string, projects: readonly string[]): Step =>
  jestStep(
    `recorded sound${projects.includes('journeys') ? ' and main journeys' : ''} in ${name}`,
    projects,
    ['--testPathIgnorePatterns', NEEDS_A_FINGER],
    {
      ...IN_A_BROWSER,
      limitMinutes: BROWSER_LIMIT_MINUTES,
      environment: { [ENGINE_VARIABLE]: engine },
      engine,
    },
  );

/** The gate runs the journeys in Chromium, without recording. */
const ENGINE_STEPS: readonly Step[] = [
  triedIn('chromium', 'Chromium', ['browsers']),
  triedIn('firefox', 'Firefox', ['browsers', 'journeys']),
  triedIn('webkit', 'WebKit', ['browsers', 'journeys']),
];

const DEMO = jestStep('whole renders and long encodes', ['demo'], []);

export const PEERS = jestStep('real proxies', ['peers'], ['--runInBand']);

/** Needs Python 3. */
export const FOREIGN: Step = { title: 'files of other projects', command: ['tsx', 'scripts/foreign.ts'] };

/** Lanes run in parallel, the steps of each lane in order. */
type Lanes = readonly (readonly Step[])[];

/** A run of tests: its phases run one after another. */
export interface Tier {
  readonly phases: readonly Lanes[];
}

export type TierName = 'checks' | 'gate' | 'browser' | 'browsers' | 'measure' | 'demo' | 'peers' | 'all';

/** Steps that run one after another with nothing beside them. */
const alone = (...steps: readonly Step[]): Lanes => [steps];

/** What reports a fault soonest comes first. The build and the journeys leave a processor idle, so they run beside other steps. */
const GATE: Tier['phases'] = [
  [
    [BUILD, SIZE],
    [...QUICK_CHECKS, DOMAIN],
  ],
  alone(LEVELS),
  [[JOURNEYS], OTHER_CHECKS],
];

/** The tiers by the word that `scripts/test.ts` is called with. The gate decides whether a change may be merged. */
export const TIERS: Readonly<Record<TierName, Tier>> = {
  checks: { phases: [alone(...QUICK_CHECKS, ...OTHER_CHECKS)] },
  gate: { phases: GATE },
  browser: { phases: [alone(BUILD, BROWSER)] },
  browsers: { phases: [alone(BUILD, ...ENGINE_STEPS)] },
  measure: { phases: [alone(BUILD, MEASURES)] },
  demo: { phases: [alone(DEMO)] },
  peers: { phases: [alone(PEERS, FOREIGN)] },
  all: {
    phases: [...GATE.slice(0, 2), alone(...OTHER_CHECKS, MEASURES, BROWSER, ...ENGINE_STEPS, DEMO, PEERS, FOREIGN)],
  },
};

export const stepsOf = ({ phases }: Tier): readonly Step[] => phases.flat(2);

/** The tier in which a test file runs first: the gate, unless the file belongs to a separate tier. */
export function tierOfTest(file: string): TierName {
  if (new RegExp(MEASURING).test(file)) return 'measure';
  const [, tier] = SET_APART.find(([folder]) => file.startsWith(folder)) ?? [];
  return tier ?? 'gate';
}

const SET_APART: readonly (readonly [folder: string, tier: TierName])[] = [
  ['tests/e2e/', 'browser'],
  ['tests/browsers/', 'browsers'],
  ['tests/demo/', 'demo'],
  ['tests/peers/', 'peers'],
];

export const isTierName = (name: string): name is TierName => Object.hasOwn(TIERS, name);
