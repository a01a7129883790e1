import type { Product } from './product';

const ADDRESS = 'SONG_E2E_ADDRESS';

declare global {
  var sharedProduct: Product | undefined;
}

/** Kept in the process that runs the set-up; the test files learn the address. */
export function share(product: Product): void {
  globalThis.sharedProduct = product;
  process.env[ADDRESS] = product.address;
}

export function takeBack(): Product | undefined {
  return globalThis.sharedProduct;
}

/** The product that all journeys share, with the whole test library imported. They change nothing in it but play counts. */
export function sharedAddress(): string {
  const address = process.env[ADDRESS];
  if (address === undefined) throw new Error('there is no product to visit: run "npm run build" first');
  return address;
}
