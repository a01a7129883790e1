import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { SwitchRow } from '../../design-system/SwitchRow';
import type { VisitsViewModel } from '../../view-models/later/visits.view-model';
import { useLaterParts } from './use-later-parts';

/** Where the consent to counting page views is given and taken back. */
export function ConsentChoice() {
  const parts = useLaterParts();
  return parts && <Choice visits={parts.visits} />;
}

const Choice = observer(function Choice({ visits }: { readonly visits: VisitsViewModel }) {
  const { t } = useTranslation('paper');
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
