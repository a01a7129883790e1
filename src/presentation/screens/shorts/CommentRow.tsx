import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ListedComment } from '../../../domain/shorts/comment-list';
import type { GatewayFailure } from '../../../domain/shared/gateway-failure';
import { Supported } from '../../controls/Supported';
import { Avatar } from '../../design-system/Avatar';
import { Button } from '../../design-system/Button';
import { IconButton } from '../../design-system/IconButton';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';
import { failureMessage } from '../../i18n/failure-message';
import { formatDate } from '../../i18n/format/dates';
import { useSongText } from '../../i18n/use-song-text';
import type { CommentsViewModel } from '../../view-models/shorts/comments.view-model';
import { ReportButton } from './ReportButton';

interface CommentRowProps {
  readonly comment: ListedComment;
  readonly viewModel: CommentsViewModel;
}

/** One comment: the listener can delete an own comment, report any other, and resend one that was refused. */
export const CommentRow = observer(function CommentRow({ comment, viewModel }: CommentRowProps) {
  const { t } = useTranslation('shorts');
  const { id, text, author, isOwn, writtenAt, status } = comment;
  return (
    <Row data-status={status}>
      <Avatar src={author.avatarUrl} seed={author.name} name={author.name} size={36} />
      <div>
        <Who>
          <b>{author.name}</b> <time dateTime={writtenAt}>{formatDate(writtenAt)}</time>
        </Who>
        <p dir="auto">{text}</p>
        <Standing comment={comment} viewModel={viewModel} />
      </div>
      {isOwn && status !== 'sending' && (
        <IconButton
          icon={{ path: SHORTS_ICONS.trash }}
          iconSize={18}
          label={t('comments.delete', { text })}
          tip={null}
          onClick={() => viewModel.remove(id)}
        />
      )}
      <Supported needs="accounts">
        {!isOwn && <ReportButton comment={comment} onReport={(reason) => viewModel.report(id, reason)} />}
      </Supported>
    </Row>
  );
});

/** Whether the comment is being sent, or was refused, and why. */
function Standing({ comment: { id, status, refusal }, viewModel }: CommentRowProps) {
  const { t } = useTranslation('shorts');
  const why = useRefusalText();
  if (status === 'posted') return null;
  if (status === 'sending') return <Small role="status">{t('comments.sending')}</Small>;
  return (
    <Small role="status">
      {t('comments.unsent')} {refusal !== null && why(refusal)}
      <Button variant="ghost" small onClick={() => viewModel.sendAgain(id)}>
        {t('comments.again')}
      </Button>
    </Small>
  );
}

/** A listener who comments too fast sees how long to wait. */
function useRefusalText(): (refusal: GatewayFailure) => string {
  const { t } = useTranslation('shorts');
  const { t: words } = useTranslation();
  const { spokenDuration } = useSongText();
  return (refusal) =>
    refusal.kind === 'rate-limited' && refusal.retryAfter > 0
      ? t('comments.tooFast', { time: spokenDuration(Math.ceil(refusal.retryAfter)) })
      : words(failureMessage(refusal.kind));
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  p {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
`;

const Who = styled.div`
  color: var(--text-2);
  font-size: var(--fs-meta);
`;

const Small = styled.div`
  color: var(--text-2);
  font-size: var(--fs-meta);
`;
