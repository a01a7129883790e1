import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PANEL_ICONS } from '../../design-system/icons/panel';
import { IconButton } from '../../design-system/IconButton';
import { PillTabs } from '../../design-system/PillTabs';
import { useSupported } from '../../hooks/use-supported';
import type { PanelTab } from '../../view-models/panel.view-model';
import { PANEL_TABS } from './panel-tabs';
import { usePanelLabel } from './use-panel-label';

interface PanelHeadProps {
  readonly tab: PanelTab;
  readonly onOpen: (tab: PanelTab) => void;
  readonly onClose: () => void;
}

/** The id of the panel's content, to which the tabs refer. */
export const PANEL_CONTENT = 'panel-content';

/** The tabs of the panel, and its close button. */
export function PanelHead({ tab, onOpen, onClose }: PanelHeadProps) {
  const { t } = useTranslation('panel');
  const tabs = useSupported(PANEL_TABS);
  return (
    <Head>
      <PillTabs
        label={usePanelLabel()}
        panelId={PANEL_CONTENT}
        tabs={tabs.map(({ value }) => ({ value, label: t(`tab.${value}`) }))}
        chosen={tab}
        onChoose={onOpen}
      />
      <IconButton icon={{ path: PANEL_ICONS.x }} label={t('close')} tip={null} onClick={onClose} />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px;
  padding: 12px 12px 8px;
`;
