import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { COLLECTION_TYPES, type CollectionType } from '../../../domain/catalogue/browsing.port';
import { needsAccount } from '../../../domain/catalogue/needs-account';
import type { Capability } from '../../../domain/shared/capability';
import { ErrorPage } from '../../components/ErrorPage';
import { useViewModels } from '../../hooks/view-models-context';
import { CollectionScreen } from './CollectionScreen';
import { SignedOutList } from './SignedOutList';

/** What the listener's own lists need of the backend. */
const NEEDS: Partial<Record<CollectionType, Capability>> = { liked: 'likes', recent: 'accounts' };

/**
 * A list that the product makes; the address of an unknown list shows the not-found page, and a list that the backend lacks says so. A
 * listener's own list requires sign-in.
 */
export const ListScreen = observer(function ListScreen() {
  const { account, player, supports } = useViewModels();
  const params = useParams();
  const type = COLLECTION_TYPES.find((known) => known === params.type);
  if (type === undefined) return <ErrorPage kind="notFound" isPlaying={player.isPlaying} />;
  const needed = NEEDS[type];
  if (needed !== undefined && !supports(needed)) {
    return <ErrorPage kind="unsupported" isPlaying={player.isPlaying} />;
  }
  if (needsAccount(type) && !account.isSignedIn) {
    if (!supports('accounts')) return <ErrorPage kind="unsupported" isPlaying={player.isPlaying} />;
    return account.state.kind === 'signed-out' ? <SignedOutList type={type} /> : null;
  }
  return <CollectionScreen collection={{ kind: 'list', type }} />;
});
