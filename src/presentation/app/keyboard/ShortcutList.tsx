import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { IconButton } from '../../design-system/IconButton';
import { Sheet } from '../../design-system/Sheet';
import { SwitchRow } from '../../design-system/SwitchRow';
import { useViewModels } from '../view-models-context';

/** The keys of each shortcut; more than one key means that either will do. */
const KEYS = {
  toggle: ['␣', 'K'],
  seek: ['←', '→'],
  neighbours: ['⇧ ←', '⇧ →'],
  volume: ['↑', '↓'],
  mute: ['M'],
  shuffle: ['S'],
  loop: ['R'],
  theme: ['T'],
  pin: ['['],
  tenths: ['0', '…', '9'],
  search: ['/', 'Ctrl K'],
  help: ['?'],
} as const;

type ShortcutName = keyof typeof KEYS;

const NAMES = Object.keys(KEYS) as ShortcutName[];

/** What the keys do, and a switch to turn them off. */
export const ShortcutList = observer(function ShortcutList() {
  const { shell } = useViewModels();
  const { t } = useTranslation();
  const { t: keys } = useTranslation('keys');
  const close = (): void => shell.showShortcutList(false);
  return (
    <Sheet isOpen label={t('shortcuts.title')} shape="middle" onClose={close}>
      <Content>
        <Head>
          <h2>{t('shortcuts.title')}</h2>
          <IconButton
            icon={{ name: 'x', weight: 'bold' }}
            iconSize={16}
            label={t('close')}
            tip={null}
            onClick={close}
          />
        </Head>
        <SwitchRow label={keys('enabled')} isOn={shell.areShortcutsOn} onChange={shell.enableShortcuts} />
        <List>
          {NAMES.map((name) => (
            <Line key={name}>
              <dt>{keys(`list.${name}`)}</dt>
              <dd>
                {KEYS[name].map((key) => (
                  <kbd key={key}>{key === '␣' ? keys('keys.space') : key}</kbd>
                ))}
              </dd>
            </Line>
          ))}
        </List>
      </Content>
    </Sheet>
  );
});

const Content = styled.div`
  padding: 22px 26px 26px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 12px;
  h2 {
    font-size: var(--fs-h2);
    line-height: var(--lh-h2);
  }
`;

const List = styled.dl`
  display: grid;
  margin-top: 8px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 42px;
  border-top: 1px solid var(--line);
  dd {
    display: flex;
    gap: 6px;
    margin: 0;
  }
  kbd {
    min-width: 28px;
    padding: 0 8px;
    border-radius: 7px;
    background: var(--surface-2);
    color: var(--text-2);
    font: var(--fw-strong) 12px/24px var(--font-ui);
    text-align: center;
  }
`;
