import { LOOK_NAMES, type LookName } from './look-name';

const LOOKS: ReadonlyMap<string, LookName> = new Map(
  Object.entries({
    'ngu-quen-tren-song': 'sea',
    'neon-rice-fields': 'neon-fields',
    'eleven-lanterns': 'lanterns',
    'tam-gio-toi-o-da-lat': 'highlands',
    'low-tide-radio': 'radio',
    'den-vang-hem-nho': 'alley',
    'ao-mua-mau-xanh': 'rain',
    'gio-ghe-hien-nha': 'porch',
  } as const),
);

/** What the film of the song with this slug looks like; songs that no look was made for share the looks by their seed. */
export const filmLookOf = (slug: string, seed: number): LookName =>
  LOOKS.get(slug) ?? (LOOK_NAMES[Math.abs(seed) % LOOK_NAMES.length] as LookName);
