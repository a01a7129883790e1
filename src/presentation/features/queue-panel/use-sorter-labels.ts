import { useTranslation } from 'react-i18next';
import type { Orderable } from '../../components/library/use-reorder';

/** The announcements while one of `total` songs of the panel is moved; positions count from 1. */
export function useSorterLabels(total: number) {
  const { t } = useTranslation('panel');
  const step =
    (key: 'lifted' | 'moved' | 'dropped' | 'cancelled') =>
    ({ title }: Orderable, place: number): string =>
      t(`queue.${key}`, { title, place, total });
  return {
    lifted: step('lifted'),
    moved: step('moved'),
    dropped: step('dropped'),
    cancelled: step('cancelled'),
    handle: ({ title }: Orderable) => t('queue.handle', { title }),
    hint: t('queue.handleHint'),
  };
}
