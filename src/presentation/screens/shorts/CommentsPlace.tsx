import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useMedia } from '../../hooks/use-media';
import { useViewModels } from '../../hooks/view-models-context';
import { Supported } from '../../controls/Supported';
import { IconButton } from '../../design-system/IconButton';
import { CROSS_ICONS } from '../../design-system/icons/cross';
import { useLayer } from '../../design-system/layers/use-layer';
import { Sheet } from '../../design-system/Sheet';
import { CommentsViewModel } from '../../view-models/shorts/comments.view-model';
import type { FeedServices } from '../../view-models/shorts/shorts-deps';
import { CommentForm } from './CommentForm';
import { CommentList } from './CommentList';
import { useOwnFocus } from './use-own-focus';

interface CommentsPlaceProps {
  readonly clipId: string;
  readonly thread: FeedServices['thread'];
  readonly onClose: () => void;
}

const PHONE = '(max-width: 767px)';

/** The comments of the clip: beside it, or on a phone over its lower half. */
export const CommentsPlace = observer(function CommentsPlace({ clipId, thread, onClose }: CommentsPlaceProps) {
  const { account, browse, notices } = useViewModels();
  const { t } = useTranslation('shorts');
  const isPhone = useMedia(PHONE);
  const viewModel = useMemo(() => {
    const me = () => ({ name: account.profile?.name ?? '', avatarUrl: account.profile?.avatarUrl ?? null });
    return new CommentsViewModel(thread, { gate: browse.gate, notices, me });
  }, [account, browse, notices, thread]);
  useEffect(() => {
    viewModel.open(clipId);
    return () => viewModel.dispose();
  }, [viewModel, clipId]);
  const { totalCount } = viewModel;
  const title = totalCount === null ? t('comment') : t('comments.title', { count: totalCount });
  const inside = (
    <>
      <Head>
        <h2>{title}</h2>
        <IconButton
          icon={{ path: CROSS_ICONS.x }}
          iconSize={16}
          label={t('comments.close')}
          tip={null}
          onClick={onClose}
        />
      </Head>
      <CommentList viewModel={viewModel} />
      <Supported needs="accounts">
        <CommentForm viewModel={viewModel} />
      </Supported>
    </>
  );
  if (!isPhone) return <Beside onClose={onClose}>{inside}</Beside>;
  return (
    <Sheet isOpen label={t('comment')} shape="dialog" onClose={onClose}>
      <Low>{inside}</Low>
    </Sheet>
  );
});

/** Beside the clip, the feed and its keys stay usable. Esc and going back close the comments. */
function Beside({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = useTranslation('shorts');
  const panel = useRef<HTMLElement>(null);
  useOwnFocus(panel);
  useLayer(onClose);
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <Panel ref={panel} tabIndex={-1} aria-label={t('comment')} onKeyDown={press}>
      {children}
    </Panel>
  );
}

const Panel = styled.aside`
  position: absolute;
  inset: 16px 16px 16px auto;
  z-index: 5;
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  width: 380px;
  max-width: calc(100% - 32px);
  border-radius: 20px;
  background: var(--surface-1);
  box-shadow: var(--elev-2);
  outline: none;
`;

const Low = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  height: min(70dvh, 560px);
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 16px 12px 10px 20px;
  h2 {
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
`;
