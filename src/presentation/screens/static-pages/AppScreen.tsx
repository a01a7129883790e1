import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useIdleServices } from '../../hooks/use-idle-services';
import { Button } from '../../design-system/Button';
import { MEDIA } from '../../design-system/media';
import type { AppViewModel } from '../../view-models/idle/app.view-model';
import { OnPhone } from './OnPhone';
import { StaticPageHead } from './StaticPageHead';
import { StaticPageText } from './StaticPageText';

/** `/app`: installs the app on the device, by the browser's own prompt or with instructions for each platform. */
export function AppScreen() {
  const { t } = useTranslation('staticPages');
  const services = useIdleServices();
  return (
    <>
      <Welcome>{t('app.welcome')}</Welcome>
      <StaticPageHead title={t('app.title')} text={t('app.text')} />
      <Columns>
        <div>
          {services && <Installing app={services.app} />}
          <h2>{t('app.getsTitle')}</h2>
          <StaticPageText text={t('app.gets')} />
        </div>
        <OnPhone />
      </Columns>
    </>
  );
}

const Installing = observer(function Installing({ app }: { readonly app: AppViewModel }) {
  return (
    <>
      <Standing app={app} />
      {app.state !== 'running' && app.state !== 'installed' && <Ways app={app} />}
    </>
  );
});

const Standing = observer(function Standing({ app }: { readonly app: AppViewModel }) {
  const { t } = useTranslation('staticPages');
  const { state } = app;
  return (
    <Card role="status">
      {state === 'running' && t('app.running')}
      {state === 'installed' && t('app.installed')}
      {state === 'insecure' && t('app.insecure')}
      {state === 'by-hand' && app.isDismissed && t('app.dismissed')}
      {state === 'askable' && (
        <Button variant="primary" onClick={() => void app.install()}>
          {t('app.install')}
        </Button>
      )}
    </Card>
  );
});

function Ways({ app }: { readonly app: AppViewModel }) {
  const { t } = useTranslation('staticPages');
  return (
    <section aria-labelledby="install-ways">
      <h2 id="install-ways">{t('app.howTitle')}</h2>
      <h3>{`${t('app.here')}: ${t(`app.how.${app.way}.title`)}`}</h3>
      <StaticPageText text={t(`app.how.${app.way}.text`)} isOrdered />
      <Others>
        <summary>{t('app.others')}</summary>
        {app.otherWays.map((way) => (
          <div key={way}>
            <h3>{t(`app.how.${way}.title`)}</h3>
            <StaticPageText text={t(`app.how.${way}.text`)} isOrdered />
          </div>
        ))}
      </Others>
    </section>
  );
}

const Welcome = styled.p`
  color: var(--accent-strong);
  font-weight: var(--fw-strong);
`;

const Columns = styled.div`
  display: grid;
  gap: 40px;
  ${MEDIA.fromLaptop} {
    grid-template-columns: minmax(0, 1fr) 400px;
    gap: 64px;
  }
  h2 {
    margin: 32px 0 12px;
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
  h3 {
    margin: 18px 0 8px;
    font-size: var(--fs-h3);
    line-height: var(--lh-h3);
  }
`;

const Card = styled.div`
  max-width: 70ch;
  font-size: var(--fs-lead);
  line-height: 28px;
  button {
    height: 52px;
    padding: 0 28px;
    font-size: 16px;
  }
`;

const Others = styled.details`
  margin-top: 22px;
  summary {
    min-height: var(--hit);
    align-content: center;
    color: var(--accent-strong);
    font-weight: var(--fw-strong);
    cursor: pointer;
  }
`;
