// Adapters are connected through ports and screens through the shell: none imports a sibling, except `shared/`.
const island = (name, from, to) => ({
  name,
  comment: 'Islands do not import each other.',
  severity: 'error',
  from: { path: from },
  to,
});

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
  island('the wire belongs to the own backend', '^src/(?!infrastructure/backends/song/)', {
    path: '^contract/(?!kernel/|passwords/)',
  }),
  island('server adapters', '^server/infrastructure/([^/]+)/', {
    path: '^server/infrastructure/',
    pathNot: '^server/infrastructure/(?:$1|shared)/',
  }),
  island('screens', '^src/presentation/screens/([^/]+)/', {
    path: '^src/presentation/screens/',
    pathNot: '^src/presentation/screens/$1/',
  }),
  island('design system', '^src/presentation/design-system/', {
    path: '^src/presentation/(?:screens|components|view-models|app)/',
  }),
  island('components', '^src/presentation/components/', { path: '^src/presentation/(?:screens|app)/' }),
];
