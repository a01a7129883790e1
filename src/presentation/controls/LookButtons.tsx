import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Icon } from '../design-system/Icon';
import { IconButton } from '../design-system/IconButton';
import { focusRing, overlay, touchArea } from '../design-system/interaction';
import { useViewModels } from '../hooks/view-models-context';

/** Switches language and theme on pages without a header. */
export const LookButtons = observer(function LookButtons() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const current = t(`language.${shell.language}`);
  const label = t('language.switchTo', { current, language: t(`language.${shell.otherLanguage}`) });
  return (
    <Pair>
      <Language type="button" aria-label={label} title={label} onClick={() => void shell.toggleLanguage()}>
        <Icon name="globe-simple" size={18} />
        {current}
      </Language>
      <IconButton
        icon={{ name: shell.theme === 'light' ? 'moon' : 'sun' }}
        label={t(shell.theme === 'light' ? 'theme.toDark' : 'theme.toLight')}
        onClick={shell.toggleTheme}
      />
    </Pair>
  );
});

const Pair = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Language = styled.button`
  ${touchArea}
  display: flex;
  align-items: center;
  gap: 7px;
  height: 36px;
  padding: 0 12px;
  border-radius: var(--r-full);
  color: var(--text-2);
  font-size: 13.5px;
  white-space: nowrap;
  ${overlay}
  ${focusRing}
`;
