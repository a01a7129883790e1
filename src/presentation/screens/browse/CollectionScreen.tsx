import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { BrowsedCollection } from '../../../domain/catalogue/browsing.port';
import { useViewModels } from '../../hooks/view-models-context';
import { LoadedScreen } from '../../controls/loaded-screen/LoadedScreen';
import { PageTitle } from '../../components/PageTitle';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { CollectionViewModel, type CollectionHead } from '../../view-models/browse/collection.view-model';
import { LOADING, type Loadable } from '../../view-models/loadable';
import { CollectionHeader } from './CollectionHeader';
import { CollectionSkeleton } from './CollectionSkeleton';
import { CollectionTracks } from './CollectionTracks';
import { useCollectionTitle } from './use-collection-title';

const nameOf = (collection: BrowsedCollection): string =>
  collection.kind === 'list' ? collection.type : `${collection.kind} ${collection.id}`;

/** The head comes with the first page of the list. */
function headOf({ pages, head }: CollectionViewModel): Loadable<CollectionHead> {
  if (pages.list.kind !== 'ready') return pages.list;
  return head === null ? LOADING : { kind: 'ready', value: head };
}

/** The page of an album, a playlist or another list. */
export function CollectionScreen({ collection }: { readonly collection: BrowsedCollection }) {
  const { browse } = useViewModels();
  const { t } = useTranslation('browse');
  return (
    <LoadedScreen
      historyKey={nameOf(collection)}
      createViewModel={() => new CollectionViewModel(collection, browse)}
      contentOf={headOf}
      failedTitle={t('failed.collection')}
      skeleton={<CollectionSkeleton />}
    >
      {(head, viewModel) => (
        <article>
          {viewModel.isEmptyList ? (
            <BareTitle head={head} collection={collection} />
          ) : (
            <CollectionHeader head={head} viewModel={viewModel} />
          )}
          <CollectionTracks head={head} viewModel={viewModel} />
        </article>
      )}
    </LoadedScreen>
  );
}

interface BareTitleProps {
  readonly head: CollectionHead;
  readonly collection: BrowsedCollection;
}

/** An empty list has no cover and no actions: the empty state says everything. */
function BareTitle({ head, collection }: BareTitleProps) {
  return <HiddenTitle title={useCollectionTitle(head, collection)} />;
}

const HiddenTitle = styled(PageTitle)`
  ${visuallyHidden}
`;
