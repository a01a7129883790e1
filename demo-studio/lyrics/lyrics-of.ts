import { ENGLISH_LYRICS } from './english-lyrics';
import type { LyricText } from './lyric-text';
import { VIETNAMESE_LYRICS } from './vietnamese-lyrics';

const ALL: ReadonlyMap<string, LyricText> = new Map(Object.entries({ ...VIETNAMESE_LYRICS, ...ENGLISH_LYRICS }));

/** The lyrics of the song with this slug; null for an instrumental song. */
export const lyricsOf = (slug: string): LyricText | null => ALL.get(slug) ?? null;
