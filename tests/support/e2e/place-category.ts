import type { ExploredCategoryWire } from '../../../contract/browse';
import { PostgresDemoShelves } from '../../../server/infrastructure/postgres/demo/postgres-demo-shelves';
import { CryptoIdSource } from '../../../server/infrastructure/system/crypto-id-source';
import type { RunningProduct } from './running-product';
import { inDatabaseOf } from './product-database';

/** Only the demo creates categories: this one is stored where the demo stores them. Returns its id. */
export async function placeCategory(product: RunningProduct, songIds: readonly string[]): Promise<string> {
  const name = { vi: 'Chiều mưa', en: 'Rainy afternoon' };
  const shelf = { slug: 'chieu-mua', name, description: name, picture: null, songIds, grouping: 'mood' };
  await inDatabaseOf(product, (db) => new PostgresDemoShelves(db, new CryptoIdSource()).placeCategories([shelf]));
  const { items } = await product.ask<{ items: ExploredCategoryWire[] }>('/backend/category');
  return items[0]?.id ?? '';
}
