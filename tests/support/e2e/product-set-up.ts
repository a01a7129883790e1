import { makeLibrary } from '../fixtures/make-library';
import { makeLongestNewest } from './longest-newest';
import { isBuilt, Product } from './product';
import { share } from './shared-product';

/** One product for all journeys; tests of parts of it also run where nothing is built. */
export default async function setUp(): Promise<void> {
  if (!isBuilt()) return;
  const product = await Product.start({ mediaFolder: await makeLibrary() });
  try {
    await makeLongestNewest(product);
  } catch (error) {
    await product.stopAndForget();
    throw error;
  }
  share(product);
}
