import { useTranslation } from 'react-i18next';

/** The text that the specification requires for every empty list; a longer sentence may follow. */
export function EmptyLead() {
  const { t } = useTranslation();
  return t('empty.text');
}
