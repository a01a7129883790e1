import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { LIMITS } from '../../../../contract/kernel/limits';
import { IconButton } from '../../design-system/IconButton';
import { SHORTS_ICONS } from '../../design-system/icons/shorts';
import { focusOutline } from '../../design-system/interaction';
import type { CommentsViewModel } from '../../view-models/shorts/comments.view-model';

const FAULT = 'comment-fault';

/** The form for a comment: text only. */
export const CommentForm = observer(function CommentForm({ viewModel }: { readonly viewModel: CommentsViewModel }) {
  const { t } = useTranslation('shorts');
  const { draft, isTooLong, canSend } = viewModel;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    viewModel.send();
  };
  return (
    <Form onSubmit={send}>
      <Field
        aria-label={t('comments.label')}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? FAULT : undefined}
        placeholder={t('comments.hint')}
        value={draft}
        onChange={(event) => viewModel.write(event.target.value)}
      />
      <IconButton
        type="submit"
        icon={{ path: SHORTS_ICONS['paper-plane-right'] }}
        label={t('comments.send')}
        disabled={!canSend}
      />
      {isTooLong && (
        <Fault id={FAULT} role="alert">
          {t('comments.tooLong', { count: LIMITS.commentMax })}
        </Fault>
      )}
    </Form>
  );
});

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 8px;
  padding: 12px 12px calc(12px + env(safe-area-inset-bottom)) 16px;
`;

const Field = styled.input`
  height: 44px;
  padding: 0 16px;
  border: 0;
  border-radius: var(--r-full);
  background: var(--surface-2);
  box-shadow: inset 0 0 0 1px var(--control-line);
  color: var(--text-1);
  font: inherit;
  &::placeholder {
    color: var(--text-2);
  }
  &:focus-visible {
    ${focusOutline}
  }
`;

const Fault = styled.p`
  grid-column: 1 / -1;
  color: var(--danger);
  font-size: var(--fs-meta);
`;
