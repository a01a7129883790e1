import { LONG_SONG } from './fault-product';
import { sharedProduct } from './fixture-client';
import { songCalled } from './library-facts';
import type { RunningProduct } from './running-product';

/** The product in which faults occur, and where its long song is. */
export interface FaultPlace {
  readonly product: RunningProduct;
  readonly albumPath: string;
  readonly songId: string;
}

export async function findFaultPlace(): Promise<FaultPlace> {
  const product = await sharedProduct('faults');
  const { album, id } = await songCalled(LONG_SONG.title, product.address);
  return { product, albumPath: `/album/${album?.id ?? ''}`, songId: id };
}
