import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PANEL_ICONS } from '../../design-system/icons/panel';
import { IconButton } from '../../design-system/IconButton';
import { PillTabs } from '../../design-system/PillTabs';
import type { PanelTab } from '../../view-models/panel.view-model';

interface PanelHeadProps {
  readonly tab: PanelTab;
  readonly onOpen: (tab: PanelTab) => void;
  readonly onClose: () => void;
}

/** The id of the panel's content, to which the tabs refer. */
export const PANEL_CONTENT = 'panel-content';

const TABS: readonly PanelTab[] = ['queue', 'suggestions', 'lyrics'];

/** The tabs of the panel, and its close button. */
export function PanelHead({ tab, onOpen, onClose }: PanelHeadProps) {
  const { t } = useTranslation('panel');
  return (
    <Head>
      <PillTabs
        label={t('label')}
        panelId={PANEL_CONTENT}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
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
