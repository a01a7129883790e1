// Adapters are connected through ports, screens and features through the app: none imports a sibling, except `shared/`.
const island = (name, from, to) => ({
  name,
  comment: 'Islands do not import each other.',
  severity: 'error',
  from: { path: from },
  to,
});

/** What each room of the presentation never imports. `app` may import them all. */
const NEVER = {
  screens: ['app'],
  features: ['app', 'screens'],
  controls: ['app', 'screens', 'features'],
  hooks: ['app', 'screens', 'features', 'controls', 'components'],
  components: ['app', 'screens', 'features', 'controls', 'hooks'],
  'design-system': ['app', 'screens', 'features', 'controls', 'hooks', 'components', 'view-models'],
  i18n: ['app', 'screens', 'features', 'controls', 'hooks', 'components', 'design-system'],
};

const rooms = Object.entries(NEVER).map(([room, others]) =>
  island(`room ${room}`, `^src/presentation/${room}/`, { path: `^src/presentation/(?:${others.join('|')})/` }),
);

const siblings = ['screens', 'features'].map((room) =>
  island(`siblings in ${room}`, `^src/presentation/${room}/([^/]+)/`, {
    path: `^src/presentation/${room}/`,
    pathNot: `^src/presentation/${room}/$1/`,
  }),
);

/** What changes by itself is a control: a component shows its props, and a view model only lends it types and pure functions. */
const stateless = [
  island('components observe nothing', '^src/presentation/components/', { path: '^node_modules/mobx-react-lite/' }),
  island('components make no view models', '^src/presentation/components/', {
    path: '^src/presentation/view-models/.*[.]view-model[.]ts$',
    dependencyTypesNot: ['type-only'],
  }),
];

export const islands = [
  island('web adapters', '^src/infrastructure/(http|storage|system|firebase)/', {
    path: '^src/infrastructure/',
    pathNot: '^src/infrastructure/(?:$1|shared)/',
  }),
  island('media engines', '^src/infrastructure/media/([^/]+)/', {
    path: '^src/infrastructure/',
    pathNot: '^src/infrastructure/(?:media/(?:$1|shared)|shared)/',
  }),
  island('backends', '^src/infrastructure/backends/([^/]+)/', {
    path: '^src/infrastructure/',
    pathNot: '^src/infrastructure/(?:backends/(?:$1|shared)|shared)/',
  }),
  island('common ground of adapters', '^(src|server)/infrastructure/(?:media/|backends/)?shared/', {
    path: '^$1/infrastructure/',
    pathNot: '/shared/',
  }),
  island('the wire belongs to the own backend', '^src/(?!infrastructure/backends/)', {
    path: '^contract/(?!kernel/|passwords/)',
  }),
  island('other backends know of the wire only how schemas are made', '^src/infrastructure/backends/(?!song/)', {
    path: '^contract/(?!kernel/|passwords/|schema[.]ts$)',
  }),
  island('server adapters', '^server/infrastructure/([^/]+)/', {
    path: '^server/infrastructure/',
    pathNot: '^server/infrastructure/(?:$1|shared)/',
  }),
  ...rooms,
  ...siblings,
  ...stateless,
  island('texts know only the languages', '^src/presentation/i18n/', {
    path: '^src/presentation/view-models/(?!languages[.]ts$)',
  }),
];
