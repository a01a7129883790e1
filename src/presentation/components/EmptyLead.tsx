import { useTranslation } from 'react-i18next';

/** What the specification has every empty list say; a longer sentence may follow. */
export function EmptyLead() {
  const { t } = useTranslation();
  return t('empty.text');
}
