import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import type { IdleServices } from '../../view-models/idle/idle-services';
import { useViewModels } from '../../hooks/view-models-context';
import { ConsentBanner } from '../../features/consent/ConsentBanner';
import { useIdleServices } from '../../hooks/use-idle-services';
import { Button } from '../../design-system/Button';
import type { AppViewModel } from '../../view-models/idle/app.view-model';
import { QuietBar } from '../../components/QuietBar';

interface IdlePartsProps {
  /** True on a page without layout, which has no room for the questions. */
  readonly isBare?: boolean;
}

/** Idle parts, started once the first page is shown: count page views if the listener agrees, and announce newer versions. */
export function IdleParts({ isBare = false }: IdlePartsProps) {
  const services = useIdleServices();
  return services && <Arrived services={services} isBare={isBare} />;
}

interface ArrivedProps {
  readonly services: IdleServices;
  readonly isBare: boolean;
}

const Arrived = observer(function Arrived({ services, isBare }: ArrivedProps) {
  const { consent: visits, app } = services;
  const { shell, supports } = useViewModels();
  const { pathname } = useLocation();
  useEffect(() => visits.open(pathname), [visits, pathname]);
  useEffect(() => nameManifest(shell.language), [shell.language]);
  if (isBare) return null;
  if (app.offersRenewal) return <RenewalBanner app={app} />;
  return supports('pageViews') && visits.isAsking ? <ConsentBanner visits={visits} /> : null;
});

/** An installed app is named in the listener's language. */
function nameManifest(language: string): void {
  const link = document.querySelector('link[rel="manifest"]');
  const path = `/manifest.${language}.webmanifest`;
  if (link?.getAttribute('href')?.startsWith(path) === false) link.setAttribute('href', path);
}

/** A newer version is ready. It waits for the listener and is not offered while something plays. */
function RenewalBanner({ app }: { readonly app: AppViewModel }) {
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
