import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Drawn by parts that come later than the first page: they are fetched with them. */
const PLAYER_ICONS = {
  regular: ['repeat', 'repeat-once', 'shuffle', 'speaker-high', 'speaker-low', 'speaker-x'],
  fill: ['skip-back', 'skip-forward'],
};
const ACCOUNT_ICONS = [
  'camera',
  'circle',
  'desktop',
  'device-mobile',
  'eye',
  'eye-slash',
  'laptop',
  'minus',
  'plus',
  'sign-out',
  'television',
  'user',
];
const KEEP_ICONS = [
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
  fill: ['seal-check'],
};
const FIND_ICONS = ['clock-counter-clockwise'];

/** The Phosphor icons that the product draws. After a change: `npx tsx scripts/collect-icons.ts`. */
const ICONS = {
  regular: [
    'arrow-clockwise',
    'arrow-right',
    'books',
    'compass',
    'copy',
    'dots-three',
    'globe-simple',
    'house',
    'keyboard',
    'magnifying-glass',
    'monitor-play',
    'moon',
    'sidebar-simple',
    'sun',
  ],
  fill: [
    'books',
    'check-circle',
    'compass',
    'house',
    'info',
    'magnifying-glass',
    'pause',
    'play',
    'sidebar-simple',
    'warning-circle',
  ],
  bold: ['caret-down', 'caret-left', 'caret-right', 'check', 'x'],
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
  /** The file and the name of the set. */
  readonly name: string;
  readonly byWeight: Readonly<Record<string, readonly string[]>>;
}

const sets: readonly IconSet[] = [
  ...Object.entries(ICONS).map(([weight, names]) => ({ name: weight, byWeight: { [weight]: names } })),
  { name: 'player', byWeight: PLAYER_ICONS },
  { name: 'find', byWeight: { regular: FIND_ICONS } },
  { name: 'account', byWeight: { regular: ACCOUNT_ICONS } },
  { name: 'browse', byWeight: BROWSE_ICONS },
  { name: 'keep', byWeight: { regular: KEEP_ICONS } },
  { name: 'liked', byWeight: { fill: ['heart'] } },
];

for (const { name: set, byWeight } of sets) {
  const icons = Object.entries(byWeight).flatMap(([weight, names]) =>
    names.map((name) => [name, pathOf(weight, name)]),
  );
  const lines = icons
    .sort(([one = ''], [other = '']) => one.localeCompare(other))
    .map(([name, path]) => `  '${name}': '${path}',`);
  const header = `/** Phosphor icons (MIT), ${Object.keys(byWeight).join(' and ')}. Written by scripts/collect-icons.ts. */`;
  writeFileSync(
    join(target, `${set}.ts`),
    `${header}\n// prettier-ignore\nexport const ${set.toUpperCase()}_ICONS = {\n${lines.join('\n')}\n} as const;\n`,
  );
}
