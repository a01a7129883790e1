import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { toast, useToaster } from 'react-hot-toast/headless';
import styled from 'styled-components';
import { UNDO_TIME } from '../../../domain/shared/undo-time';
import { ToastCard } from '../../design-system/ToastCard';
import { useNoticeText } from './use-notice-text';
import { useToastPause } from './use-toast-pause';
import { useTopLayerElement } from './use-top-layer-element';
import { useViewModels } from '../../hooks/view-models-context';
import type { Notice, NoticeAction, NoticeType } from '../../view-models/notices.view-model';

/**
 * Specification §9, in milliseconds; a loading toast stays until it is replaced. At most 20 toasts exist at once, newest on top.
 */
export const TOAST_DURATIONS: Record<NoticeType, number> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: Infinity,
  custom: UNDO_TIME,
};

const OPTIONS = {
  blank: { duration: TOAST_DURATIONS.blank },
  error: { duration: TOAST_DURATIONS.error },
  success: { duration: TOAST_DURATIONS.success },
  loading: { duration: TOAST_DURATIONS.loading },
  custom: { duration: TOAST_DURATIONS.custom },
};

type ShowToast = (message: string, options?: { id?: string; duration?: number }) => string;

const SHOW: Record<NoticeType, ShowToast> = {
  blank: toast,
  error: toast.error,
  success: toast.success,
  loading: toast.loading,
  custom: toast.custom,
};

/** The product's notices, at the top right of the window, above dialogs and everything else over the page. */
export function Toasts() {
  const { t } = useTranslation();
  const { toasts, handlers } = useToaster(OPTIONS);
  const { t: notices } = useTranslation('notices');
  const actions = useNotices();
  const place = useTopLayerElement(toasts.length > 0);
  const actionOf = (id: string) => {
    const action = actions.get(id);
    return action && { label: notices(action.name), run: action.run };
  };
  const all = (
    <ToastStack handlers={handlers} count={toasts.length}>
      {toasts.map(({ id, type, message, visible }) => (
        <ToastCard
          key={id}
          type={type}
          isLeaving={!visible}
          role={type === 'error' ? 'alert' : 'status'}
          action={actionOf(id)}
          onDismiss={() => toast.dismiss(id)}
          closeLabel={t('close')}
        >
          {typeof message === 'function' ? null : message}
        </ToastCard>
      ))}
    </ToastStack>
  );
  return place === null ? all : createPortal(all, place);
}

interface ToastStackProps {
  readonly handlers: Parameters<typeof useToastPause>[0];
  readonly count: number;
  readonly children: ReactNode;
}

/** The toasts inside one parent element; under another parent, pointer and focus are unknown again. */
function ToastStack({ handlers, count, children }: ToastStackProps) {
  const { t } = useTranslation();
  return (
    <Stack aria-label={t('notices')} {...useToastPause(handlers, count)}>
      {children}
    </Stack>
  );
}

/** Turns notices into toasts, in the current language; returns the action of each. */
function useNotices(): ReadonlyMap<string, NoticeAction> {
  const [actions, setActions] = useState<ReadonlyMap<string, NoticeAction>>(new Map());
  const { notices } = useViewModels();
  const wordsOf = useNoticeText();
  useEffect(() => {
    const show = ({ type, message, id, action }: Notice): void => {
      // A notice with an undo action is always `custom`, whatever its type.
      const kind = action === undefined ? type : 'custom';
      const shown = SHOW[kind](wordsOf(message), { id, duration: TOAST_DURATIONS[kind] });
      setActions((earlier) => withAction(earlier, shown, action));
    };
    const subscription = notices.shown.subscribe(show);
    return () => subscription.unsubscribe();
  }, [notices, wordsOf]);
  return actions;
}

/** A new notice with the same id may have no action any more. */
function withAction(
  earlier: ReadonlyMap<string, NoticeAction>,
  id: string,
  action: NoticeAction | undefined,
): ReadonlyMap<string, NoticeAction> {
  const actions = new Map(earlier);
  if (action === undefined) actions.delete(id);
  else actions.set(id, action);
  return actions;
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
