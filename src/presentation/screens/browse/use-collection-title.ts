import { useTranslation } from 'react-i18next';
import type { BrowsedCollection } from '../../../domain/catalogue/browsing.port';
import type { CollectionHead } from '../../view-models/browse/collection.view-model';

/** What a collection is called: lists that the product makes have names in every language. */
export function useCollectionTitle(head: CollectionHead, collection: BrowsedCollection): string {
  const { t } = useTranslation('browse');
  return collection.kind === 'list' ? t(`types.${collection.type}`) : head.name;
}
