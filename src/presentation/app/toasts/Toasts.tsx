import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { ToastCard } from '../../design-system/ToastCard';
import { useNoticeWords } from './use-notice-words';
import { useViewModels } from '../view-models-context';
import type { Notice, NoticeType } from '../../view-models/notices.view-model';

/** Specification §9, in milliseconds; a loading toast stays until it is replaced. At most 20 are kept, newest on top. */
export const TOAST_DURATIONS: Record<NoticeType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: 4000,
};

const OPTIONS = {
  blank: { duration: TOAST_DURATIONS.blank },
  error: { duration: TOAST_DURATIONS.error },
  success: { duration: TOAST_DURATIONS.success },
  loading: { duration: TOAST_DURATIONS.loading },
  custom: { duration: TOAST_DURATIONS.custom },
};

type ShowToast = (message: string, options?: { id?: string }) => string;

const SHOW: Record<NoticeType, ShowToast> = {
  blank: toast,
  error: toast.error,
  success: toast.success,
  loading: toast.loading,
  custom: toast.custom,
};

/** What the product has to say in passing, at the top right of the window. */
export function Toasts() {
  const { t } = useTranslation();
  const { toasts, handlers } = useToaster(OPTIONS);
  useNotices();
  return (
    <Stack aria-label={t('notices')} onPointerEnter={handlers.startPause} onPointerLeave={handlers.endPause}>
      {toasts.map(({ id, type, message, visible }) => (
        <ToastCard
          key={id}
          type={type}
          isLeaving={!visible}
          role={type === 'error' ? 'alert' : 'status'}
          onDismiss={() => toast.dismiss(id)}
          onFocus={handlers.startPause}
          onBlur={handlers.endPause}
          closeLabel={t('close')}
        >
          {typeof message === 'function' ? null : message}
        </ToastCard>
      ))}
    </Stack>
  );
}

/** Turns notices into toasts, in the words of the language of the moment. */
function useNotices(): void {
  const { notices } = useViewModels();
  const wordsOf = useNoticeWords();
  useEffect(() => {
    const show = ({ type, message, id }: Notice): void => void SHOW[type](wordsOf(message), { id });
    const subscription = notices.shown.subscribe(show);
    return () => subscription.unsubscribe();
  }, [notices, wordsOf]);
}

const Stack = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: 16px;
  right: 16px;
  display: grid;
  gap: 8px;
  width: min(350px, calc(100vw - 32px));
`;
