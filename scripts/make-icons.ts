import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** The logo of `public/icon.svg` in its box of 32. */
const MARK =
  '<circle cx="15" cy="20" r="6.1" fill="none" stroke="#F4F3F8" stroke-width="4.4"/><circle cx="15" cy="20" r="1.5" fill="#F4F3F8"/><path d="M16.6 9 22.4 4.4" stroke="#7B89FF" stroke-width="3.8" stroke-linecap="round"/>';
const FOLDER = fileURLToPath(new URL('../public/icons', import.meta.url));

interface IconShape {
  readonly file: string;
  readonly size: number;
  /** The share of the box that the logo fills; operating systems crop maskable icons to a circle of 80 %. */
  readonly share: number;
  /** Radius in the box of 32. */
  readonly radius: number;
}

const ICONS: readonly IconShape[] = [
  { file: 'icon-192.png', size: 192, share: 1, radius: 8 },
  { file: 'icon-512.png', size: 512, share: 1, radius: 8 },
  { file: 'maskable-192.png', size: 192, share: 0.7, radius: 0 },
  { file: 'maskable-512.png', size: 512, share: 0.7, radius: 0 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.86, radius: 0 },
];

function drawing({ share, radius }: IconShape): string {
  const inset = 16 * (1 - share);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="${radius}" fill="#16152B"/>`,
    `<g transform="translate(${inset} ${inset}) scale(${share})">${MARK}</g></svg>`,
  ].join('');
}

/** Draws the icons of the installed app. Run it again when the logo changes; the pictures are committed to the repository. */
mkdirSync(FOLDER, { recursive: true });
for (const icon of ICONS) {
  const density = (72 * icon.size) / 32;
  await sharp(Buffer.from(drawing(icon)), { density })
    .resize(icon.size, icon.size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, icon.file));
}
