import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useViewModels } from '../../hooks/view-models-context';
import { Segments } from '../../design-system/Segments';

/** Language and theme of this browser. */
export const LookChoices = observer(function LookChoices() {
  const { shell } = useViewModels();
  const { t } = useTranslation('account');
  const common = useTranslation();
  return (
    <Row>
      <Segments
        label={t('profile.language')}
        value={shell.language}
        options={[
          { value: 'vi', label: common.t('language.vi') },
          { value: 'en', label: common.t('language.en') },
        ]}
        onChange={() => void shell.toggleLanguage()}
      />
      <Segments
        label={t('profile.theme')}
        value={shell.theme}
        options={[
          { value: 'light', label: t('profile.light'), icon: { name: 'sun' } },
          { value: 'dark', label: t('profile.dark'), icon: { name: 'moon' } },
        ]}
        onChange={shell.toggleTheme}
      />
    </Row>
  );
});

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 40px;
  margin-top: 22px;
`;
