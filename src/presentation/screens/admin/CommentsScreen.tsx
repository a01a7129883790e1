import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportedComment } from '../../../domain/administration/comment-moderation.port';
import { pagePath } from '../../../domain/shared/page-path';
import { TextLink } from '../../controls/account/account-form';
import { Button } from '../../design-system/Button';
import { formatDateTime } from '../../i18n/format/dates';
import { ReportedCommentsViewModel } from '../../view-models/admin/comments.view-model';
import { useFresh } from '../../hooks/use-fresh';
import type { Column } from './DataTable';
import { RowActions } from './admin-row-marks';
import { ManagedTable } from './ManagedTable';
import { Question } from './Question';
import { useAdminDeps } from './use-admin-deps';

/** `/admin/comments`: listeners' reports of comments, until an admin has settled them. */
export const CommentsScreen = observer(function CommentsScreen() {
  const { t } = useTranslation('admin');
  const deps = useAdminDeps();
  const [viewModel] = useState(() => new ReportedCommentsViewModel(deps));
  useFresh(viewModel.list);
  useEffect(() => {
    void viewModel.list.refresh();
    return () => viewModel.list.dispose();
  }, [viewModel]);
  const columns = useCommentColumns(viewModel);
  const { removing } = viewModel;
  return (
    <>
      <ManagedTable
        label={t('comments.label')}
        list={viewModel.list}
        columns={columns}
        emptyText={t('comments.none')}
      />
      {removing !== null && (
        <Question
          title={t('comments.ask')}
          text={t('comments.askText')}
          answer={t('comments.remove')}
          isBusy={viewModel.list.busy.has(removing.id)}
          onYes={() => void viewModel.remove()}
          onNo={() => viewModel.ask(null)}
        />
      )}
    </>
  );
});

function useCommentColumns(viewModel: ReportedCommentsViewModel): readonly Column<ReportedComment>[] {
  const { t } = useTranslation('admin');
  const { busy } = viewModel.list;
  return [
    { name: 'text', title: t('comments.text'), isName: true, cell: ({ text }) => text },
    { name: 'author', title: t('comments.author'), cell: ({ author }) => author.name },
    {
      name: 'clip',
      title: t('comments.clip'),
      cell: ({ clip }) => (
        <TextLink to={pagePath('short-video', clip.id)}>
          {clip.caption === '' ? t('comments.clipUnnamed') : clip.caption}
        </TextLink>
      ),
    },
    {
      name: 'reports',
      title: t('comments.reports'),
      cell: ({ reports }) => reports.map(({ reason, count }) => t(`comments.reason.${reason}`, { count })).join(', '),
    },
    { name: 'reported', title: t('comments.reported'), cell: ({ reportedAt }) => formatDateTime(reportedAt) },
    {
      name: 'actions',
      title: t('comments.actions'),
      cell: (comment) => <Settle comment={comment} viewModel={viewModel} isBusy={busy.has(comment.id)} />,
    },
  ];
}

interface SettleProps {
  readonly comment: ReportedComment;
  readonly viewModel: ReportedCommentsViewModel;
  readonly isBusy: boolean;
}

/** Leaves or removes a comment. */
function Settle({ comment, viewModel, isBusy }: SettleProps) {
  const { t } = useTranslation('admin');
  const { name } = comment.author;
  return (
    <RowActions>
      <Button
        small
        disabled={isBusy}
        aria-label={t('comments.keepOf', { name })}
        onClick={() => void viewModel.keep(comment)}
      >
        {t('comments.keep')}
      </Button>
      <Button
        small
        variant="danger"
        disabled={isBusy}
        aria-label={t('comments.removeOf', { name })}
        onClick={() => viewModel.ask(comment)}
      >
        {t('comments.remove')}
      </Button>
    </RowActions>
  );
}
