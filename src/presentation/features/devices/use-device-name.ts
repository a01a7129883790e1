import { useTranslation } from 'react-i18next';

/** The displayed name of a device; a device without a name is shown as unknown. */
export function useDeviceName(): (device: { readonly name: string }) => string {
  const { t } = useTranslation('panel');
  return ({ name }) => (name === '' || name === 'Unknown Device' ? t('devices.unknown') : name);
}
