import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Drawn by pages that come later than the first one: they are fetched with these pages. */
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

/** The Phosphor icons that the product draws. After a change: `npx tsx scripts/collect-icons.ts`. */
const ICONS = {
  regular: [
    'arrow-clockwise',
    'arrow-right',
    'clock-counter-clockwise',
    'copy',
    'folder-open',
    'globe-simple',
    'house',
    'keyboard',
    'monitor-play',
    'moon',
    'share-network',
    'shuffle',
    'repeat',
    'repeat-once',
    'sidebar-simple',
    'speaker-high',
    'speaker-low',
    'speaker-x',
    'sun',
  ],
  fill: [
    'check-circle',
    'house',
    'info',
    'pause',
    'play',
    'sidebar-simple',
    'skip-back',
    'skip-forward',
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
  readonly file: string;
  readonly weight: string;
  readonly names: readonly string[];
}

const sets: readonly IconSet[] = [
  ...Object.entries(ICONS).map(([weight, names]) => ({ file: weight, weight, names })),
  { file: 'account', weight: 'regular', names: ACCOUNT_ICONS },
];

for (const { file, weight, names } of sets) {
  const lines = [...names].sort().map((name) => `  '${name}': '${pathOf(weight, name)}',`);
  const set = `${file.toUpperCase()}_ICONS`;
  const header = `/** Phosphor icons, weight ${weight} (MIT). Written by scripts/collect-icons.ts. */`;
  writeFileSync(
    join(target, `${file}.ts`),
    `${header}\n// prettier-ignore\nexport const ${set} = {\n${lines.join('\n')}\n} as const;\n`,
  );
}
