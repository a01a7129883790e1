import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import type { FeedKind } from '../../../domain/shorts/short-videos.port';
import { useScreenFill } from '../../hooks/use-screen-fill';
import { useFresh } from '../../hooks/use-fresh';
import { useRefusal } from '../../hooks/use-refusal';
import { useViewModels } from '../../hooks/view-models-context';
import { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { BesideClip } from './BesideClip';
import { FeedChoice, type Choice } from './FeedChoice';
import { FeedList } from './FeedList';
import { FeedSteps } from './FeedSteps';
import { NoFeed } from './NoFeed';
import { useFeedKeys } from './use-feed-keys';

interface FeedPageBody {
  readonly services: FeedServices;
  /** The clip that the listener came for. */
  readonly firstId: string | null;
  /** Only clips of this artist. */
  readonly artistId: string | null;
}

interface FeedPageProps extends FeedPageBody {
  /** The element that becomes full screen on request. */
  readonly stage: RefObject<HTMLElement | null>;
  /** The feed request failed, and the failure has an error page. */
  readonly onRefused: (failure: GatewayFailure) => void;
}

const kindOf = (choice: Choice, artistId: string | null): FeedKind =>
  artistId === null ? { kind: choice } : { kind: 'artist', artistId };

/** The content of the stage once the feed's services are loaded. */
export const FeedPage = observer(function FeedPage({ stage, onRefused, ...visit }: FeedPageProps) {
  const { services, firstId, artistId } = visit;
  const { browse, supports } = useViewModels();
  const [choice, setChoice] = useState<Choice>('for-you');
  const [isAskingMore, askMore] = useState(false);
  const closeMore = useCallback(() => askMore(false), []);
  const viewModel = useFeed(visit, choice);
  const { toggle: fill } = useScreenFill(stage);
  const fillScreen = useStable(fill);
  const openMore = useCallback(() => askMore(true), []);
  useFeedKeys(viewModel, fillScreen);
  useRefusal(viewModel.failure, onRefused);
  useFresh(viewModel);
  const choose = (next: Choice): void => {
    if (next === 'for-you') setChoice(next);
    else browse.gate.attempt({ reason: 'follow', complete: () => setChoice(next) });
  };
  const hasChoice = artistId === null && supports('following') && supports('accounts');
  return (
    <>
      {hasChoice && <FeedChoice value={choice} onChange={choose} />}
      {viewModel.isEmpty ? (
        <NoFeed viewModel={viewModel} choice={choice} firstId={firstId} />
      ) : (
        <FeedList viewModel={viewModel} media={services.media} onFillScreen={fillScreen} onMore={openMore} />
      )}
      <FeedSteps viewModel={viewModel} />
      <BesideClip
        viewModel={viewModel}
        thread={services.thread}
        artistId={artistId}
        isAskingMore={isAskingMore}
        onCloseMore={closeMore}
      />
    </>
  );
});

/** One sitting for each choice of feed; ends with the page. */
function useFeed({ services, firstId, artistId }: FeedPageBody, choice: Choice): FeedViewModel {
  const { browse, notices } = useViewModels();
  const viewModel = useMemo(() => new FeedViewModel(services, { ...browse, notices }), [services, browse, notices]);
  useEffect(() => {
    viewModel.open(kindOf(choice, artistId), choice === 'for-you' ? firstId : null);
    return () => viewModel.dispose();
  }, [viewModel, choice, artistId, firstId]);
  return viewModel;
}

/** Returns a stable function that calls the newest `act`. */
function useStable(act: () => void): () => void {
  const newest = useRef(act);
  useEffect(() => {
    newest.current = act;
  });
  return useCallback(() => newest.current(), []);
}
