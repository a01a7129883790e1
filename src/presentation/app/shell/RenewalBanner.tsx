import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button';
import type { AppViewModel } from '../../view-models/idle/app.view-model';
import { QuietBar } from '../../components/QuietBar';

/** A newer version is ready. It waits for the listener and is not offered while something plays. */
export function RenewalBanner({ app }: { readonly app: AppViewModel }) {
  const { t } = useTranslation('staticPages');
  return (
    <QuietBar
      label={t('renewed.text')}
      actions={
        <>
          <Button small variant="strong" onClick={app.renew}>
            {t('renewed.reload')}
          </Button>
          <Button small variant="ghost" onClick={app.putOff}>
            {t('renewed.later')}
          </Button>
        </>
      }
    >
      {t('renewed.text')}
    </QuietBar>
  );
}
