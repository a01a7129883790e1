import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { COLLECTION_TYPES, type BrowsedCollection } from '../../../domain/catalogue/browsing.port';
import { needsAccount } from '../../../domain/catalogue/needs-account';
import { useViewModels } from '../../hooks/view-models-context';
import { ErrorPage } from '../../components/ErrorPage';
import { LoadedScreen } from '../../controls/loaded-screen/LoadedScreen';
import { PageTitle } from '../../components/PageTitle';
import { visuallyHidden } from '../../design-system/VisuallyHidden';
import { CollectionViewModel, type CollectionHead } from '../../view-models/browse/collection.view-model';
import { LOADING, type Loadable } from '../../view-models/loadable';
import { CollectionHeader } from './CollectionHeader';
import { CollectionSkeleton } from './CollectionSkeleton';
import { CollectionTracks } from './CollectionTracks';
import { SignedOutList } from './SignedOutList';
import { useCollectionTitle } from './use-collection-title';

export function AlbumScreen() {
  const { id = '' } = useParams();
  return <Collection collection={{ kind: 'album', id }} />;
}

export function PlaylistScreen() {
  const { id = '' } = useParams();
  return <Collection collection={{ kind: 'playlist', id }} />;
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
  return <Collection collection={{ kind: 'list', type }} />;
});

const nameOf = (collection: BrowsedCollection): string =>
  collection.kind === 'list' ? collection.type : `${collection.kind} ${collection.id}`;

/** The head comes with the first page of the list. */
function headOf({ pages, head }: CollectionViewModel): Loadable<CollectionHead> {
  if (pages.list.kind !== 'ready') return pages.list;
  return head === null ? LOADING : { kind: 'ready', value: head };
}

function Collection({ collection }: { readonly collection: BrowsedCollection }) {
  const { browse } = useViewModels();
  const { t } = useTranslation('browse');
  return (
    <LoadedScreen
      name={nameOf(collection)}
      make={() => new CollectionViewModel(collection, browse)}
      loaded={headOf}
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
