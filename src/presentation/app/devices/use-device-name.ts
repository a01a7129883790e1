import { useTranslation } from 'react-i18next';

/** What a device is called; one that does not say is a stranger. */
export function useDeviceName(): (device: { readonly name: string }) => string {
  const { t } = useTranslation('panel');
  return ({ name }) => (name === '' || name === 'Unknown Device' ? t('devices.unknown') : name);
}
