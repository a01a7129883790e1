import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { COLLECTION_TYPES, type BrowsedCollection } from '../../../domain/catalogue/browsing.port';
import { needsAccount } from '../../../domain/catalogue/needs-account';
import { usePagePause } from '../../hooks/use-page-pause';
import { useHistoryState } from '../../hooks/use-history-state';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { PageFailure } from '../../components/PageFailure';
import { PageTitle } from '../../components/PageTitle';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { CollectionViewModel, type CollectionHead } from '../../view-models/browse/collection.view-model';
import { CollectionHeader } from './CollectionHeader';
import { CollectionSkeleton } from './CollectionSkeleton';
import { CollectionTracks } from './CollectionTracks';
import { SignedOutList } from './SignedOutList';
import { useCollectionTitle } from './use-collection-title';

export function AlbumScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} collection={{ kind: 'album', id }} />;
}

export function PlaylistScreen() {
  const { id = '' } = useParams();
  return <Visit key={id} collection={{ kind: 'playlist', id }} />;
}

/**
 * A list that the product makes; the address of an unknown list shows the not-found page. A listener's own list requires sign-in.
 */
export const ListScreen = observer(function ListScreen() {
  const { account, player } = useViewModels();
  const params = useParams();
  const type = COLLECTION_TYPES.find((known) => known === params.type);
  if (type === undefined) return <ErrorPage kind="notFound" isPlaying={player.isPlaying} />;
  if (needsAccount(type) && !account.isSignedIn) {
    return account.state.kind === 'signed-out' ? <SignedOutList type={type} /> : null;
  }
  return <Visit key={type} collection={{ kind: 'list', type }} />;
});

const nameOf = (collection: BrowsedCollection): string =>
  collection.kind === 'list' ? collection.type : `${collection.kind} ${collection.id}`;

function Visit({ collection }: { readonly collection: BrowsedCollection }) {
  const { browse } = useViewModels();
  const viewModel = useHistoryState(nameOf(collection), () => new CollectionViewModel(collection, browse));
  const isPausing = usePagePause();
  useEffect(() => {
    viewModel.open();
    return () => viewModel.dispose();
  }, [viewModel]);
  return isPausing ? null : <Page viewModel={viewModel} />;
}

const Page = observer(function Page({ viewModel }: { readonly viewModel: CollectionViewModel }) {
  const { player } = useViewModels();
  const { t } = useTranslation('browse');
  const { list } = viewModel.pages;
  if (list.kind === 'failed') {
    return (
      <PageFailure
        title={t('failed.collection')}
        failure={list.failure}
        isPlaying={player.isPlaying}
        onRetry={viewModel.retry}
      />
    );
  }
  if (list.kind !== 'ready' || viewModel.head === null) return <CollectionSkeleton />;
  return (
    <article>
      {viewModel.isEmptyList ? (
        <BareTitle head={viewModel.head} collection={viewModel.collection} />
      ) : (
        <CollectionHeader head={viewModel.head} viewModel={viewModel} />
      )}
      <CollectionTracks head={viewModel.head} viewModel={viewModel} />
    </article>
  );
});

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
