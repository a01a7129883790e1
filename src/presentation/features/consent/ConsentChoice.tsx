import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Supported } from '../../controls/Supported';
import { SwitchRow } from '../../design-system/SwitchRow';
import type { ConsentViewModel } from '../../view-models/idle/consent.view-model';
import { useIdleServices } from '../../hooks/use-idle-services';

/** Where the listener gives or withdraws consent to the counting of page views, if anything counts them. */
export function ConsentChoice() {
  const services = useIdleServices();
  return (
    services && (
      <Supported needs="pageViews">
        <Choice visits={services.consent} />
      </Supported>
    )
  );
}

const Choice = observer(function Choice({ visits }: { readonly visits: ConsentViewModel }) {
  const { t } = useTranslation('staticPages');
  return (
    <Frame data-unprinted>
      {!visits.isRefused && (
        <SwitchRow label={t('consent.title')} isOn={visits.consent === 'granted'} onChange={visits.answer} />
      )}
      <p role="status">{t(`consent.state.${visits.consent}`)}</p>
    </Frame>
  );
});

const Frame = styled.div`
  max-width: 420px;
  margin-top: 18px;
  p {
    color: var(--text-2);
    font-size: var(--fs-meta);
    line-height: var(--lh-meta);
  }
`;
