import { useTranslation } from 'react-i18next';
import { useViewModels } from '../../hooks/view-models-context';

/** The name of the panel, after what it contains. */
export function usePanelLabel(): string {
  const { supports } = useViewModels();
  const { t } = useTranslation('panel');
  return t(supports('lyrics') ? 'label' : 'labelNoLyrics');
}
