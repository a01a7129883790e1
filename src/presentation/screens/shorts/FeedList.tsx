import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { middlePlace, shownPlaces } from '../../../domain/shorts/clip-window';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { FeedArticle } from './FeedArticle';
import { FeedRest, type FeedRestPlace } from './FeedRest';
import { useFeedFocus } from './use-feed-focus';
import { useFeedScroll } from './use-feed-scroll';
import { useFeedWheel } from './use-feed-wheel';

interface FeedListProps {
  readonly viewModel: FeedViewModel;
  readonly media: FeedServices['media'];
  readonly onFillScreen: () => void;
  readonly onMore: () => void;
}

/** The clips around the current one, each as high as the stage; empty space stands in for the other clips. */
export const FeedList = observer(function FeedList({ viewModel, ...parts }: FeedListProps) {
  const { t } = useTranslation('shorts');
  const scroller = useRef<HTMLDivElement>(null);
  const reel = useRef<HTMLDivElement>(null);
  useFeedScroll({ scroller, reel }, viewModel);
  useFeedWheel(scroller, viewModel);
  useFeedFocus(scroller, viewModel.clip?.id ?? null);
  const [rest, setRest] = useState<FeedRestPlace>({ place: viewModel.place, looksAhead: false });
  const middle = middlePlace(rest.place, viewModel.place);
  const { from, to } = shownPlaces(middle, viewModel.clips.length);
  return (
    <Scroller ref={scroller} role="feed" aria-label={t('feed')} aria-busy={viewModel.isLoading}>
      <FeedRest viewModel={viewModel} onRest={setRest} />
      <Reel ref={reel}>
        <Room style={{ height: `${from * 100}%` }} />
        {viewModel.clips.slice(from, to).map((clip, index) => (
          <FeedArticle
            key={clip.id}
            {...parts}
            clip={clip}
            viewModel={viewModel}
            place={from + index}
            isNear={Math.abs(from + index - middle) <= 1}
            isAhead={rest.looksAhead && middle === rest.place}
          />
        ))}
        <Room style={{ height: `${(viewModel.clips.length - to) * 100}%` }} />
      </Reel>
    </Scroller>
  );
});

const Scroller = styled.div`
  height: 100%;
  overflow-y: scroll;
  overscroll-behavior: contain;
  overflow-anchor: none;
  scroll-snap-type: y mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
`;

/** A compositor layer of its own, so that sliding repaints nothing. */
const Reel = styled.div`
  height: 100%;
  will-change: transform;
`;

const Room = styled.div.attrs({ 'aria-hidden': true })``;
