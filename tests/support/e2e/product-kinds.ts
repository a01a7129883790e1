import { makeLibrary } from '../fixtures/make-library';
import { startBigLibrary } from './big-library';
import { startFaultProduct } from './fault-product';
import { makeLongestNewest } from './longest-newest';
import { Product } from './product';
import type { ProductKind } from './product-kind';
import { startShortProduct } from './short-product';
import { startSmallProduct } from './small-product';

/** How to start each product that browser test files share. */
export const PRODUCT_KINDS: Readonly<Record<ProductKind, () => Promise<Product>>> = {
  library: startLibrary,
  small: startSmallProduct,
  shorts: startShortProduct,
  big: startBigLibrary,
  faults: startFaultProduct,
};

export const isProductKind = (name: string): name is ProductKind => Object.hasOwn(PRODUCT_KINDS, name);

/** The product with the whole test library. */
async function startLibrary(): Promise<Product> {
  const product = await Product.start({ mediaFolder: await makeLibrary() });
  await makeLongestNewest(product);
  return product;
}
