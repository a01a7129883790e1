import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { EmptyLead } from '../../components/EmptyLead';
import { EmptyState } from '../../components/EmptyState';
import { FailureState } from '../../components/FailureState';
import type { FeedViewModel } from '../../view-models/shorts/feed.view-model';
import type { Choice } from './FeedChoice';
import { WaitingClip } from './WaitingClip';

interface NoFeedProps {
  readonly viewModel: FeedViewModel;
  readonly choice: Choice;
  /** The clip that the listener came for. */
  readonly firstId: string | null;
}

/** The stage without a clip: one is loading, could not be loaded, or does not exist. */
export const NoFeed = observer(function NoFeed({ viewModel, choice, firstId }: NoFeedProps) {
  const { t } = useTranslation('shorts');
  const { failure, isAtEnd } = viewModel;
  if (failure !== null) return <FailureState title={t('failed')} failure={failure} onRetry={viewModel.retry} />;
  const none = choice === 'following' ? 'noneFollowed' : 'none';
  if (isAtEnd) return <EmptyState lead={<EmptyLead />} title={t(`${none}.title`)} text={t(`${none}.text`)} />;
  return <WaitingClip clipId={firstId} />;
});
