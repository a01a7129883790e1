import * as z from 'zod/mini';
import type { TabNews } from '../../application/ports/playing-tabs.port';

const News = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asks') }),
  z.object({ kind: z.literal('plays'), claim: z.object({ order: z.number(), tab: z.string() }) }),
]);

/** Parses a message from another tab; null if this version does not recognise it, because another version may be open there. */
export function readTabNews(told: unknown): TabNews | null {
  const parsed = News.safeParse(told);
  return parsed.success ? parsed.data : null;
}
