import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { EmptyLead } from '../../components/EmptyLead';
import { LoadMore } from '../../components/LoadMore';
import type { CommentsViewModel } from '../../view-models/shorts/comments.view-model';
import { CommentRow } from './CommentRow';

/** The comments, newest first. */
export const CommentList = observer(function CommentList({ viewModel }: { readonly viewModel: CommentsViewModel }) {
  const { t } = useTranslation('shorts');
  const { items, isLoading, failure, hasMore } = viewModel;
  const isNothing = items.length === 0 && !isLoading && failure === null;
  return (
    <Scroller data-scrolls tabIndex={0} role="group" aria-label={t('comment')}>
      {isNothing && (
        <Nothing>
          <EmptyLead /> <span>{t('comments.none')}</span>
        </Nothing>
      )}
      <List>
        {items.map((comment) => (
          <CommentRow key={comment.id} comment={comment} viewModel={viewModel} />
        ))}
      </List>
      {(hasMore || failure !== null) && (
        <LoadMore
          label={t('comments.more')}
          isLoading={isLoading}
          hasFailed={failure !== null}
          failureText={t('comments.failed')}
          onMore={viewModel.more}
        />
      )}
    </Scroller>
  );
});

const Scroller = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: 0 20px;
`;

const List = styled.ul`
  display: grid;
  gap: 16px;
  margin: 0;
  padding: 6px 0;
  list-style: none;
`;

const Nothing = styled.p`
  padding: 24px 0;
  color: var(--text-2);
  text-align: center;
`;
