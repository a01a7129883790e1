import { STUDIO_RULES } from './studio-rules.js';

// architecture §2, one row per layer: files under `from` may import `may` and nothing else.
const pkg = (...names) => `^node_modules/(?:@types/)?(?:${names.join('|')})/`;

const KERNEL = '^contract/kernel/';
const RXJS = pkg('rxjs');
const MOBX = pkg('mobx');
const ZOD = pkg('zod');
const USER_INTERFACE = pkg(
  'react',
  'react-dom',
  'react-router-dom',
  'react-i18next',
  'i18next',
  'i18next-browser-languagedetector',
  'react-hot-toast',
  '@tanstack/react-virtual',
  'styled-components',
  'mobx-react-lite',
  'radix-ui',
  'dayjs',
  '@fontsource-variable',
  '@phosphor-icons/core',
  'uqr',
);

const PURE_STUDIO = `demo-studio/(?:${STUDIO_RULES.join('|')})/`;
/** What others may import of the demo studio. */
const STUDIO_ENTRY = '^demo-studio/demo-studio[.]ts$';

const webApp = [
  { from: '^src/domain/', may: ['^src/domain/', KERNEL] },
  { from: '^src/application/', may: ['^src/application/', '^src/domain/', KERNEL, RXJS] },
  {
    from: '^src/infrastructure/',
    may: ['^src/infrastructure/', '^src/domain/', '^src/application/ports/', '^contract/', '^node_modules/'],
  },
  {
    from: '^src/presentation/view-models/',
    may: ['^src/presentation/view-models/', '^src/domain/', '^src/application/', RXJS, MOBX],
  },
  {
    from: '^src/presentation/(?!view-models/)',
    may: ['^src/presentation/', '^src/domain/', KERNEL, USER_INTERFACE],
  },
  { from: '^src/main[.]tsx$', may: ['^src/composition/', '^src/presentation/app/'] },
  { from: '^src/composition/', may: ['^src/(?!main)', '^contract/(?:kernel|passwords)/', '^node_modules/'] },
];

const wire = [
  { from: '^contract/kernel/', may: [KERNEL] },
  { from: '^contract/passwords/', may: ['^contract/(?:kernel|passwords)/', '^node_modules/@zxcvbn-ts/'] },
  { from: '^contract/(?!kernel/|passwords/)', may: ['^contract/', ZOD] },
];

const server = [
  { from: '^server/domain/', may: ['^server/domain/', KERNEL] },
  { from: '^server/application/', may: ['^server/application/', '^server/domain/', KERNEL] },
  {
    from: '^server/infrastructure/',
    may: [
      '^server/infrastructure/',
      '^server/domain/',
      '^server/application/(?:ports|shared)/',
      KERNEL,
      '^node_modules/',
    ],
    builtins: true,
  },
  {
    from: '^server/presentation/',
    may: ['^server/presentation/', '^server/domain/', '^server/application/', '^contract/', '^node_modules/'],
    builtins: true,
  },
  { from: '^server/main[.]ts$', may: ['^server/composition/'], builtins: true },
  {
    from: '^server/composition/',
    may: ['^server/(?!main)', STUDIO_ENTRY, '^contract/', '^node_modules/'],
    builtins: true,
  },
];

const studio = [
  { from: `^${PURE_STUDIO}`, may: [`^${PURE_STUDIO}`, KERNEL] },
  { from: '^demo-studio/making/', may: ['^demo-studio/making/', `^${PURE_STUDIO}`, KERNEL] },
  {
    from: `^(?!${PURE_STUDIO}|demo-studio/making/)demo-studio/`,
    may: ['^demo-studio/', KERNEL, pkg('sharp')],
    builtins: true,
  },
];

const nameOf = (from) => `layer ${from.replaceAll(/[\^$]|\(\?!.*\)/g, '').replaceAll('[.]', '.')}`;

export const layers = [...webApp, ...wire, ...server, ...studio].map(({ from, may, builtins = false }) => ({
  name: nameOf(from),
  comment: 'See the import table in architecture: this layer may not import that.',
  severity: 'error',
  from: { path: from },
  to: { pathNot: may, ...(builtins && { dependencyTypesNot: ['core'] }) },
}));
