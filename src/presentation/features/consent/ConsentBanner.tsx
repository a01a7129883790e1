import { useTranslation } from 'react-i18next';
import { TextLink } from '../../controls/account/account-form';
import { Button } from '../../design-system/Button';
import type { ConsentViewModel } from '../../view-models/idle/consent.view-model';
import { QuietBar } from '../../components/QuietBar';

/** Asks once whether page views may be counted. Until there is an answer, nothing is sent. */
export function ConsentBanner({ visits: consent }: { readonly visits: ConsentViewModel }) {
  const { t } = useTranslation('staticPages');
  return (
    <QuietBar
      label={t('consent.title')}
      actions={
        <>
          <Button small variant="secondary" onClick={() => consent.answer(true)}>
            {t('consent.yes')}
          </Button>
          <Button small variant="secondary" onClick={() => consent.answer(false)}>
            {t('consent.no')}
          </Button>
        </>
      }
    >
      {t('consent.text')} <TextLink to="/security-policy#analytics">{t('consent.more')}</TextLink>
    </QuietBar>
  );
}
