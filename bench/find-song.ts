import type { SongSummaryWire } from '../contract/song';
import type { Product } from '../tests/support/e2e/product';

/** Finds the song with this title in a small library. */
export async function findSong(product: Product, title: string): Promise<SongSummaryWire> {
  const { items } = await product.ask<{ items: SongSummaryWire[] }>('/backend/song?pageSize=100');
  const found = items.find((song) => song.title === title);
  if (found === undefined) throw new Error(`no song "${title}" among ${items.map((song) => song.title).join(', ')}`);
  return found;
}
