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

/** The look of the film for the song with this slug; a song without its own look gets one of the looks by its seed. */
export const filmLookOf = (slug: string, seed: number): LookName =>
  LOOKS.get(slug) ?? (LOOK_NAMES[Math.abs(seed) % LOOK_NAMES.length] as LookName);
