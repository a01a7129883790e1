import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Icons of parts that load after the first page; the icons are loaded with these parts. */
const PLAYER_ICONS = {
  regular: ['queue', 'repeat', 'repeat-once', 'shuffle', 'speaker-high', 'speaker-low', 'speaker-x'],
  fill: ['queue', 'skip-back', 'skip-forward'],
};
const ACCOUNT_ICONS = [
  'camera',
  'circle',
  'desktop',
  'device-mobile',
  'eye',
  'eye-slash',
  'gear-six',
  'laptop',
  'minus',
  'plus',
  'sign-out',
  'television',
  'user',
];
const LIBRARY_ICONS = [
  'check',
  'clock-counter-clockwise',
  'dots-six-vertical',
  'dots-three',
  'heart',
  'image',
  'lock-simple',
  'pencil-simple',
  'playlist',
  'plus',
  'trash',
  'x',
];

const BROWSE_ICONS = {
  regular: [
    'bookmark-simple',
    'check',
    'check-circle',
    'clock',
    'dots-three',
    'list-plus',
    'plus-circle',
    'queue',
    'share-network',
    'shuffle',
    'user',
    'user-plus',
    'vinyl-record',
  ],
  fill: ['check-circle', 'seal-check'],
};
const FULL_SCREEN_ICONS = {
  regular: [
    'arrow-counter-clockwise',
    'corners-in',
    'corners-out',
    'image-square',
    'microphone-stage',
    'minus',
    'monitor-play',
    'plus',
    'plus-circle',
    'queue',
    'share-network',
    'sliders-horizontal',
  ],
  fill: ['microphone-stage'],
  bold: ['caret-up'],
};
const PANEL_ICONS = ['plus-circle', 'x'];
const SIGN_ICONS = { fill: ['check-circle', 'info', 'warning-circle'], bold: ['check'] };
const SETUP_ICONS = ['copy'];
const SEARCH_ICONS = ['clock-counter-clockwise'];
const SOUND_ICONS = ['sliders-horizontal'];
const DEVICE_ICONS = ['desktop', 'device-mobile', 'devices', 'laptop'];
const STEPPER_ICONS = ['arrow-counter-clockwise', 'minus', 'plus'];
const PIP_ICONS = ['picture-in-picture'];
const SHORTS_ICONS = {
  regular: [
    'closed-captioning',
    'corners-out',
    'eye-slash',
    'flag',
    'megaphone-simple',
    'paper-plane-right',
    'smiley-angry',
    'trash',
  ],
  fill: ['bookmark-simple', 'chat-circle', 'closed-captioning', 'heart', 'share-fat', 'speaker-high', 'speaker-slash'],
  bold: ['caret-up', 'dots-three', 'plus'],
};

/** The Phosphor icons that the product uses. After a change, run `npx tsx scripts/collect-icons.ts`. */
const ICONS = {
  regular: [
    'arrow-clockwise',
    'arrow-right',
    'books',
    'compass',
    'dots-three',
    'film-reel',
    'globe-simple',
    'house',
    'keyboard',
    'magnifying-glass',
    'monitor-play',
    'moon',
    'sidebar-simple',
    'sun',
  ],
  fill: ['books', 'compass', 'film-reel', 'house', 'magnifying-glass', 'pause', 'play', 'sidebar-simple'],
  bold: ['caret-left', 'caret-right'],
};

const root = fileURLToPath(new URL('..', import.meta.url));
const assets = join(root, 'node_modules/@phosphor-icons/core/assets');
const target = join(root, 'src/presentation/design-system/icons');

function pathOf(weight: string, name: string): string {
  const file = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const found = /<path d="([^"]+)"\s*\/>/.exec(readFileSync(join(assets, weight, file), 'utf8'));
  if (found?.[1] === undefined) throw new Error(`${file} is not one path`);
  return found[1];
}

interface IconSet {
  /** The name of the file and of the set. */
  readonly name: string;
  readonly byWeight: Readonly<Record<string, readonly string[]>>;
}

const sets: readonly IconSet[] = [
  ...Object.entries(ICONS).map(([weight, names]) => ({ name: weight, byWeight: { [weight]: names } })),
  { name: 'player', byWeight: PLAYER_ICONS },
  { name: 'search', byWeight: { regular: SEARCH_ICONS } },
  { name: 'devices', byWeight: { regular: DEVICE_ICONS } },
  { name: 'sound', byWeight: { regular: SOUND_ICONS } },
  { name: 'caret', byWeight: { bold: ['caret-down'] } },
  { name: 'cross', byWeight: { bold: ['x'] } },
  { name: 'stepper', byWeight: { regular: STEPPER_ICONS } },
  { name: 'account', byWeight: { regular: ACCOUNT_ICONS } },
  { name: 'browse', byWeight: BROWSE_ICONS },
  { name: 'library', byWeight: { regular: LIBRARY_ICONS } },
  { name: 'full-screen', byWeight: FULL_SCREEN_ICONS },
  { name: 'panel', byWeight: { regular: PANEL_ICONS } },
  { name: 'liked', byWeight: { fill: ['heart'] } },
  { name: 'pip', byWeight: { regular: PIP_ICONS } },
  { name: 'shorts', byWeight: SHORTS_ICONS },
  { name: 'sign', byWeight: SIGN_ICONS },
  { name: 'setup', byWeight: { regular: SETUP_ICONS } },
];

/** An icon that a set also has in regular gets its other weight as a suffix: `queue-fill`. */
function keyOf({ regular = [] }: IconSet['byWeight'], weight: string, name: string): string {
  return weight !== 'regular' && regular.includes(name) ? `${name}-${weight}` : name;
}

for (const { name: set, byWeight } of sets) {
  const icons = Object.entries(byWeight).flatMap(([weight, names]) =>
    names.map((name) => [keyOf(byWeight, weight, name), pathOf(weight, name)]),
  );
  const lines = icons
    .sort(([one = ''], [other = '']) => one.localeCompare(other))
    .map(([name, path]) => `  '${name}': '${path}',`);
  const header = `/** Phosphor icons (MIT), ${Object.keys(byWeight).join(' and ')}. Written by scripts/collect-icons.ts. */`;
  writeFileSync(
    join(target, `${set}.ts`),
    `${header}\n// oxfmt-ignore\nexport const ${set.replace('-', '_').toUpperCase()}_ICONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
}
